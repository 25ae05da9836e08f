import type { FC } from 'hono/jsx'
import type { ChatbotFigures } from '../data/figures.ts'

/** Score against cost and against time, drawn. */
export const ChatbotPlots: FC<{ rows: readonly ChatbotFigures[] }> = () => null

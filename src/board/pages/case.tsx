import type { LoadedCase } from '../../suite/index.ts'
import { type PageContext, renderPage } from '../page.tsx'

/** One case: the task, what is checked, and every answer to it. */
export const casePage = (context: PageContext, task: LoadedCase): string =>
  renderPage({ context, title: `${task.id}, ${task.title}`, place: 'cases', children: <h1>{task.title}</h1> })

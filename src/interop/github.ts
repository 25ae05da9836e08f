/** One line that GitHub shows on the run and on the pull request. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly text: string
}

/** In a command's message a percent sign and line breaks are written so; in a property, `:` and `,` too. */
const inMessage = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** Workflow commands of GitHub Actions, a line each ("Workflow commands for GitHub Actions", setting an error message). */
export const toGithub = (annotations: readonly Annotation[]): string =>
  annotations
    .map(({ level, title, text }) => `::${level} title=${inProperty(title)}::${inMessage(text)}\n`)
    .join('')

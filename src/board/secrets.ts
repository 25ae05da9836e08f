/** What keys of providers look like. One that the environment does not hold is known by its shape alone. */
const shaped =
  /(?<![A-Za-z0-9])(?:sk-(?=[A-Za-z0-9_-]*\d)(?=[A-Za-z0-9_-]*[A-Z])[A-Za-z0-9_-]{24,}|AIza[A-Za-z0-9_-]{35}|xai-[A-Za-z0-9]{40,}|gsk_[A-Za-z0-9]{40,}|gh[pousr]_[A-Za-z0-9]{36,}|AKIA[A-Z0-9]{16})(?![A-Za-z0-9])/g

/** How those begin: a page without any of these, as nearly all are, need not be searched sign by sign. */
const beginnings = ['sk-', 'AIza', 'xai-', 'gsk_', 'ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'AKIA']

const withoutShaped = (page: string): string =>
  beginnings.some((beginning) => page.includes(beginning)) ? page.replace(shaped, '[secret]') : page

/** The least length of a text that counts as a secret: a shorter one stands everywhere by chance. */
const least = 8

/**
 * A page without what must not be published: known secrets, and what has the shape of a provider's key.
 * @param secrets texts of 8 characters or more; shorter ones are ignored
 */
export const withoutSecrets = (page: string, secrets: readonly string[]): string =>
  withoutShaped(
    secrets
      .filter(({ length }) => length >= least)
      .reduce((text, secret) => text.replaceAll(secret, '[secret]'), page),
  )

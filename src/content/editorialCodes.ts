/**
 * Kinds of problem with wording: style, and legal requirements for job advertisements. They do not break a build, so a
 * file may silence each of them with a reason (`silenced`); all other problems must be fixed.
 */
export const EDITORIAL_CODES = [
  // Characters (scripts/content/typography)
  'quotes',
  'apostrophe',
  'ellipsis',
  'dash',
  'double-blank',
  'no-break-space',
  'soft-hyphen',
  'blank-before-mark',
  'repeated-mark',
  'money',
  'pasted-character',
  // Spelling by country
  'sharp-s',
  'austrian-month',
  // Headlines, and titles in menus
  'title-length',
  'menu-title-length',
  'city-in-title',
  // Titles and descriptions of search results
  'meta-title-length',
  'meta-title-width',
  'meta-description-length',
  'meta-description-width',
  'duplicate-meta-description',
  'meta-title-ending',
  // Readability
  'link-words',
  'long-sentence',
  'hard-to-read',
  'poster-alt',
  'placeholder-text',
  'other-language',
  'self-praise',
  'day-word',
  'typed-gender',
  // Fairness and pay in jobs
  'gendered-title',
  'sex-wording',
  'family-wording',
  'age-wording',
  'origin-wording',
  'religion-wording',
  'health-wording',
  'appearance-wording',
  'private-question',
  'pay-history',
  'unpaid-work',
  'austrian-pay',
  'austrian-overpayment',
  'austrian-note',
  'german-pay',
  'swiss-pay',
  'pay-range',
  'pay-band',
  'offered-pay',
  'minimum-wage',
] as const;

/** A kind of problem that a file may silence. */
export type EditorialCode = (typeof EDITORIAL_CODES)[number];

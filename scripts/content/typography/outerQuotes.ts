/** A text within one pair of quotation marks of any language; apostrophes may stand between its letters. */
const ENCLOSED =
  /^(?:"[^"]+"|[„“”][^„“”]+[“”]|[„“][^„“”"]+"|[«»][^«»]+[«»]|['‚‘’](?:[^'‚‘’]|(?<=\p{L})['’](?=\p{L}))+['‘’]|[‹›][^‹›]+[‹›])$/u;

/** The text within the pair of quotation marks that encloses it; undefined if there is none, or more than one. */
export const withoutOuterQuotes = (text: string): string | undefined =>
  ENCLOSED.test(text) ? text.slice(1, -1).trim() : undefined;

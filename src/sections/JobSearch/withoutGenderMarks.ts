/** `(m/w/d)`, `m/f/x`, `w|m|d`: what advertisements add to a title. */
const ADDITION = /(?<![\p{L}\p{N}])\(?[mwfdxi](?:\s?[/|]\s?[mwfdxi*]){1,3}\)?(?![\p{L}\p{N}])/giu;
/** `*in`, `:innen`, `_in`, `/in`: endings that are no words of their own. */
const ENDING = /(?<=\p{L})[*:_/]-?in(?:nen)?(?![\p{L}\p{N}])/giu;

/** The words of a query without the marks for all genders, which no title of a list bears: "Texter:in (m/w/d)" => "Texter". */
export function withoutGenderMarks(query: string): string {
  return query.replace(ADDITION, ' ').replace(ENDING, '');
}

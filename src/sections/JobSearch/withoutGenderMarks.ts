/** `(m/w/d)`, `m/f/x`, `w|m|d`: additions to job titles. */
const ADDITION = /(^|[^\p{L}\p{N}])\(?[mwfdxi](?:\s?[/|]\s?[mwfdxi*]){1,3}\)?(?![\p{L}\p{N}])/giu;
/** `*in`, `:innen`, `_in`, `/in`: gender-inclusive endings. */
const ENDING = /(\p{L})[*:_/]-?in(?:nen)?(?![\p{L}\p{N}])/giu;

/** Removes gender markers from a query, because no title of the list has them: "Texter:in (m/w/d)" => "Texter". */
export function withoutGenderMarks(query: string): string {
  return query.replace(ADDITION, '$1 ').replace(ENDING, '$1');
}

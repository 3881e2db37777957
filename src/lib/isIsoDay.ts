/** True if a text is an existing calendar day, YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON() === `${text}T00:00:00.000Z`;
}

/** The text of a content file, formatted like all of content-json: two spaces per level, a trailing line break. */
export function fileText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * The text of a content file, formatted like all of content-json: two spaces per level, a trailing line break.
 *
 * @param former the file's text so far; its line breaks are kept
 */
export function fileText(value: unknown, former: string | null = null): string {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  return former?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

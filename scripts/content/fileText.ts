/** The text of a content file as the files of content-json are written: two blanks per level, a line break at the end. */
export function fileText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

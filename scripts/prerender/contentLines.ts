/** Maximum octets per line, without the line break (RFC 5545, 3.1; RFC 6350, 3.2). */
const LINE_OCTETS = 75;

/** Escapes text for iCalendar and vCard files (RFC 5545, 3.3.11; RFC 6350, 3.4). */
export const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Folds a long line between characters; continuation lines start with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const letter of line) {
    const own = Buffer.byteLength(letter);
    if (octets + own > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += letter;
    octets += own;
  }
  return [...parts, part].join('\r\n');
}

/** Joins lines into a file in one of these formats. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

/** Octets of a line, without its end (RFC 5545, 3.1; RFC 6350, 3.2). */
const LINE_OCTETS = 75;

/** A text of a calendar or address book file: what separates values elsewhere is escaped (RFC 5545, 3.3.11; RFC 6350, 3.4). */
export const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** A line broken where it would be too long, never inside a letter; the rest begins with a blank. */
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

/** Lines as a file of these formats. */
export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

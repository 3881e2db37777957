/** Leading characters that make spreadsheets treat a cell as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/**
 * The same after anything a spreadsheet may treat as the end of a cell: with German settings it splits at semicolons
 * and treats our quotes as text. A hyphen before a space starts a list, not a formula.
 */
const LATER_FORMULA = /([;,\t\r\n]["\s]*)([=+@＝＋＠]|[-－](?=\S))/g;

/**
 * One cell of a CSV file (RFC 4180). Text that a spreadsheet would treat as a formula is prefixed with an apostrophe,
 * which spreadsheets do not show: this prevents formula injection by an applicant's input.
 */
export function csvCell(text: string): string {
  const safe = `${FORMULA.test(text) ? "'" : ''}${text.replace(LATER_FORMULA, "$1'$2")}`;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** One line of a CSV file, including its line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A CSV file with a byte order mark, by which spreadsheets recognise UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map(csvLine).join('')}`;
}

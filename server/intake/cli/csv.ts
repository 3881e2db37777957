/** Characters with which spreadsheets take a cell for a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/**
 * The same after what a spreadsheet may take for the end of a cell: one set to German separates at semicolons and reads
 * our quotes as letters. A hyphen before a blank starts a list, not a formula.
 */
const LATER_FORMULA = /([;,\t\r\n]["\s]*)([=+@＝＋＠]|[-－](?=\S))/g;

/**
 * One cell of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it,
 * which spreadsheets do not show: nobody's answer is ever computed on a recruiter's machine.
 */
export function csvCell(text: string): string {
  const later = text.slice(1).replace(LATER_FORMULA, "$1'$2");
  const safe = `${FORMULA.test(text) ? "'" : ''}${text.slice(0, 1)}${later}`;
  return /[",;\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** One line of a CSV file with its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A CSV file with a byte order mark, by which spreadsheets know UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map(csvLine).join('')}`;
}

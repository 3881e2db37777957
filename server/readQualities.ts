/**
 * Reads a header of weighted alternatives, such as `Accept` (RFC 9110, section 12.4.2).
 *
 * @returns The quality of each value, 0 to 1, by its name in lower case and in the order of the header. A malformed
 * quality counts as 0, so that its value is not used.
 */
export function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality =
      weight === undefined ? 1 : /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0;
    qualities.set(name, quality);
  }
  return qualities;
}

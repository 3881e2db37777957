/** Properties of a card by name: their parameters, and the parts of their value. */
export type AddressCardProperties = Record<string, { parameters: string; parts: string[] }>;

/** The parts of an encoded value, separated by unescaped `;`. */
const partsOf = (value: string): string[] =>
  (value.match(/(?:\\.|[^;\\])*(?:;|$)/g) ?? [])
    .slice(0, value.split(/(?<!\\);/).length)
    .map((part) =>
      part
        .replace(/;$/, '')
        .replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter)),
    );

/**
 * Parses a vCard file (vCard 4.0, RFC 6350) strictly.
 * @throws if a line is too long or has another line ending, or if the file is not a single card
 */
export function readAddressCard(bytes: Uint8Array): AddressCardProperties {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const lines = text.split('\r\n');
  if (lines.pop() !== '') throw new Error('The last line does not end.');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends with one sign alone: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`A line is longer than 75 octets: ${line}`);
  }
  const [begin, version, ...rest] = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  if (begin !== 'BEGIN:VCARD' || version !== 'VERSION:4.0' || rest.pop() !== 'END:VCARD')
    throw new Error('This is no card of version 4.0.');
  const card: AddressCardProperties = {};
  for (const line of rest) {
    const [, name, parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/s.exec(line) ?? [];
    if (name === undefined) throw new Error(`This is no property: ${line}`);
    if (name in card) throw new Error(`${name} is there twice.`);
    card[name] = { parameters: parameters.slice(1), parts: partsOf(value) };
  }
  return card;
}

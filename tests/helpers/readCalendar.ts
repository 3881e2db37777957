/** A component of a calendar file: its properties by name (with parameters, in order), and its subcomponents. */
export interface CalendarComponent {
  type: string;
  properties: Record<string, { parameters: string; value: string }>;
  components: CalendarComponent[];
}

/** Decodes an escaped text. */
export const unescaped = (text: string): string =>
  text.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));

/**
 * Parses a calendar file (RFC 5545) strictly.
 * @throws if a line is too long or has another line ending, or if components are not closed
 */
export function readCalendar(bytes: Uint8Array): CalendarComponent {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end.');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends with one sign alone: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`A line is longer than 75 octets: ${line}`);
  }
  const root: CalendarComponent = { type: '', properties: {}, components: [] };
  const open = [root];
  for (const line of lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=[^;:]+)*):(.*)$/s.exec(line) ?? [];
    const at = open.at(-1) ?? root;
    if (name === '') throw new Error(`This is no property: ${line}`);
    if (name === 'BEGIN') {
      const component = { type: value, properties: {}, components: [] };
      at.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      if (open.pop()?.type !== value) throw new Error(`${value} ends without having begun.`);
    } else if (name in at.properties) {
      throw new Error(`${name} is there twice.`);
    } else {
      at.properties[name] = { parameters: parameters.slice(1), value };
    }
  }
  const [calendar] = root.components;
  if (open.length !== 1 || !calendar) throw new Error('A component does not end.');
  return calendar;
}

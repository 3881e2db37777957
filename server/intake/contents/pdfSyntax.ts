/** A value of a PDF dictionary: names and keywords as text, strings as bytes. */
export type PdfValue = string | number | boolean | Buffer | PdfValue[] | PdfDictionary;

/** A PDF dictionary by key, without the leading slash. */
export interface PdfDictionary {
  [key: string]: PdfValue;
}

/** Maximum nesting depth. */
const MAX_DEPTH = 8;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Parses values in PDF source, one character per byte (ISO 32000-1, section 7.3). */
class PdfReader {
  private at = 0;

  constructor(private readonly source: string) {}

  private skipBlanks(): void {
    const blanks = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
    blanks.lastIndex = this.at;
    blanks.exec(this.source);
    this.at = blanks.lastIndex;
  }

  private take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = this.at;
    const match = sticky.exec(this.source);
    if (!match) return undefined;
    this.at = sticky.lastIndex;
    return match[0];
  }

  private literal(): Buffer | undefined {
    let depth = 0;
    let text = '';
    while (this.at < this.source.length) {
      const letter = this.source[this.at] ?? '';
      this.at += 1;
      if (letter === '\\') {
        const octal = this.take(/[0-7]{1,3}/);
        if (octal !== undefined) text += String.fromCharCode(Number.parseInt(octal, 8) & 255);
        else if (this.take(/\r\n|[\r\n]/) === undefined) {
          const next = this.source[this.at] ?? '';
          this.at += 1;
          text += ESCAPES[next] ?? next;
        }
      } else if (letter === '(') {
        if (depth > 0) text += letter;
        depth += 1;
      } else if (letter === ')') {
        depth -= 1;
        if (depth === 0) return Buffer.from(text, 'latin1');
        text += letter;
      } else text += letter;
    }
    return undefined;
  }

  /** Parses the next value; undefined if there is none or it is not readable. */
  value(depth = 0): PdfValue | undefined {
    this.skipBlanks();
    if (depth > MAX_DEPTH) return undefined;
    if (this.source.startsWith('<<', this.at)) return this.dictionary(depth);
    if (this.source[this.at] === '(') return this.literal();
    if (this.take(/\[/) !== undefined) {
      const items: PdfValue[] = [];
      for (;;) {
        this.skipBlanks();
        if (this.take(/\]/) !== undefined) return items;
        const item = this.value(depth + 1);
        if (item === undefined) return undefined;
        items.push(item);
      }
    }
    const hex = this.take(/<[\da-fA-F\s]*>/);
    if (hex !== undefined) {
      const digits = hex.replace(/[^\da-fA-F]/g, '');
      return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
    }
    const name = this.take(/\/[^\0\t\n\f\r ()<>[\]{}/%]*/);
    if (name !== undefined) return name.slice(1);
    const word = this.take(/[^\0\t\n\f\r ()<>[\]{}/%]+/);
    if (word === 'true' || word === 'false') return word === 'true';
    return word === undefined || Number.isNaN(Number(word)) ? word : Number(word);
  }

  /** Parses the dictionary at this position; if it is damaged, returns the part that was readable. */
  dictionary(depth = 0): PdfDictionary | undefined {
    this.skipBlanks();
    if (this.take(/<</) === undefined) return undefined;
    const entries: PdfDictionary = Object.create(null) as PdfDictionary;
    for (;;) {
      this.skipBlanks();
      if (this.take(/>>/) !== undefined) return entries;
      const key = this.take(/\/[^\0\t\n\f\r ()<>[\]{}/%]+/);
      const value = key === undefined ? this.skipWord() : this.value(depth + 1);
      if (value === undefined) return entries;
      if (key !== undefined) entries[key.slice(1)] = value;
    }
  }

  /** Skips the rest of a reference such as `5 0 R`, whose first number was read as the value. */
  private skipWord(): string | undefined {
    return this.take(/[\dR]+/);
  }
}

/** Parses the dictionary at the start of PDF source; undefined if there is none. */
export function readDictionary(source: string): PdfDictionary | undefined {
  return new PdfReader(source).dictionary();
}

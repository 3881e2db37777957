import { phoneHref } from '../lib/phoneHref';
import type { Inline } from './view';

/** An e-mail address, or a telephone number in international form, in running text. */
const CONTACT = /([\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+|\+\d[\d \u00A0]{6,}\d)/i;

/** Splits words so that the addresses and telephone numbers in them are links. */
export function contactLinks(words: string): Inline[] {
  return words
    .split(CONTACT)
    .filter((piece) => piece !== '')
    .map((piece): Inline => {
      if (!CONTACT.test(piece)) return piece;
      const href = piece.includes('@') ? `mailto:${piece}` : phoneHref(piece);
      return { label: piece, href, isExternal: false };
    });
}

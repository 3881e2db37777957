import { phoneHref } from '../lib/phoneHref';
import type { Inline } from './view';

/** An email address, or a telephone number in international form, in running text. */
const CONTACT = /([\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+|\+\d[\d \u00A0]{6,}\d)/i;

/** Splits a text so that the email addresses and telephone numbers in it become links. */
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

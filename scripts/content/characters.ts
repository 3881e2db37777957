/**
 * Characters that are not allowed in texts: control characters except line break and tab (XML forbids them, so a single
 * one makes a feed unreadable), unpaired surrogates, noncharacters, marks that change the direction of the following
 * text, and characters lost in a conversion. Soft hyphens, no-break spaces and the joiners in emoji are allowed.
 */
const REFUSED =
  /(?![\t\n])\p{Cc}|\p{Cs}|\p{Co}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069\ufffd]/gu;

/**
 * The replacement character, characters that only one typeface knows, such as the bullets of a word processor, and what
 * is left of quotation marks and dashes of Windows.
 */
const LOST = /\ufffd|\p{Co}|[\u0080-\u009f]/u;

/** What the bytes from 0x80 to 0x9f are in Windows text. Not from TextDecoder, which reads them as Latin-1 in some versions of Node. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const FOLLOWS = `[\\u0080-\\u00bf${WINDOWS}]`;
/** UTF-8 that was read as Windows text or Latin-1, such as `Ã¶` for ö. */
const MISREAD = new RegExp(`[ÂÃ]${FOLLOWS}|â${FOLLOWS}{2}|ð${FOLLOWS}{3}`, 'g');

const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

/** Zero-width space and byte order mark, which come along with copied text. */
const ZERO_WIDTH = /[\u200b\ufeff]/g;

const INVISIBLE = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u;

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** The code point of a character, as in `U+000B`. */
export const codePointOf = (character: string): string => `U+${hex(character).toUpperCase()}`;

/** A character as shown in messages: in quotes, or by its code point if it is invisible. */
export const shownCharacter = (character: string): string =>
  INVISIBLE.test(character) ? codePointOf(character) : `"${character}"`;

/** A character as it can be written in JSON; invisible ones are escaped. */
export const escapedCharacter = (character: string): string =>
  INVISIBLE.test(character)
    ? [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
        .join('')
    : character;

/** The forbidden characters in a text, without duplicates. */
export const refusedCharacters = (text: string): string[] => [
  ...new Set([...text.matchAll(REFUSED)].map(([character]) => character)),
];

/** The zero-width characters in a text that split a word without a trace, without duplicates. */
export const splittingCharacters = (text: string): string[] => [...new Set(text.match(ZERO_WIDTH))];

/** True for a character that stands for another one, which was lost in a conversion. */
export const wasLost = (character: string): boolean => LOST.test(character);

/** The first characters of a text that were read in the wrong encoding, and what they stand for; undefined if there are none. */
export function misreadCharacters(text: string): { written: string; meant: string } | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const [written] of text.matchAll(MISREAD)) {
    const bytes = [...written].map((letter) => {
      const place = WINDOWS.indexOf(letter);
      return place < 0 ? letter.charCodeAt(0) : place + 0x80;
    });
    try {
      return { written, meant: decoder.decode(Uint8Array.from(bytes)) };
    } catch {
      // These characters are meant as they are.
    }
  }
  return undefined;
}

/** True for a mark that changes the direction of the following text. */
export const turnsDirection = (character: string): boolean => DIRECTION.test(character);

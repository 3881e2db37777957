/**
 * Characters that no text may hold: control characters but line break and tab, which XML forbids, so that one of them makes
 * a feed unreadable; halves of surrogate pairs and code points that are no characters; and marks that turn the direction of
 * the words behind them. Soft hyphens, no-break spaces and the joiners of emoji are none of them.
 */
const REFUSED = /(?![\t\n])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069]/gu;

const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

const INVISIBLE = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u;

const hex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');

/** The code point of a character, as in `U+000B`. */
export const codePointOf = (character: string): string => `U+${hex(character).toUpperCase()}`;

/** A character as it is shown in messages: in quotes, or by its code point if nobody would see it. */
export const shownCharacter = (character: string): string =>
  INVISIBLE.test(character) ? codePointOf(character) : `"${character}"`;

/** A character as it can be written in JSON: invisible ones by their escapes. */
export const escapedCharacter = (character: string): string =>
  INVISIBLE.test(character)
    ? [...Array(character.length).keys()]
        .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
        .join('')
    : character;

/** The refused characters of a text, each once. */
export const refusedCharacters = (text: string): string[] => [
  ...new Set([...text.matchAll(REFUSED)].map(([character]) => character)),
];

/** True for a mark that turns the direction of the words behind it. */
export const turnsDirection = (character: string): boolean => DIRECTION.test(character);

const LETTER_PAIRS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  ł: 'l',
};

/** Removes diacritics ("é" => "e") and invisible characters such as soft hyphens. */
function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}|\p{Cf}/gu, '');
}

/**
 * Returns the ways in which people type a text, in lower case and without diacritics: "Zürich" => "zuerich" and
 * "zurich". One entry if both are the same.
 */
export function foldText(text: string): string[] {
  const small = text.normalize('NFC').toLowerCase();
  const spelled = withoutMarks(small.replace(/[äöüßæøœł]/g, (letter) => LETTER_PAIRS[letter] ?? letter));
  const plain = withoutMarks(
    small.replaceAll('ø', 'o').replace(/[ßæœł]/g, (letter) => LETTER_PAIRS[letter] ?? letter),
  );
  return spelled === plain ? [spelled] : [spelled, plain];
}

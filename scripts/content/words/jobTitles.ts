import type { Locale } from '../../../src/content/locales';

/** “(m/w/d)” in all its forms, including the preceding space. */
export const TYPED_GENDER =
  /\s*\((?:[mwfdxi](?:\s*[/|,]\s*[mwfdxi]\*?){1,3}|gn\*?|alle Geschlechter|all genders|divers|diverse)\)/i;

/** German occupations in the masculine form; the suffix -in makes them feminine. */
const OCCUPATION =
  /^\p{L}*(?:texter|berater|leiter|entwickler|gestalter|redakteur|praktikant|student|assistent|referent|direktor|buchhalter|drucker|techniker|grafiker|fotograf|journalist|spezialist|administrator|koordinator|planer|mitarbeiter|bearbeiter|sekretär|führer|chef|produzent|ingenieur|programmierer|verkäufer|einkäufer|kontakter|konzeptioner|volontär|lektor|mechaniker|empfänger|pförtner)(in)?$/iu;

/** Words that contain “man” or “woman”. */
const MAN_OR_WOMAN = /^\p{L}+(?:mann|frau|männer|frauen|dame|damen|herr)$/iu;
const ENGLISH_MAN_OR_WOMAN =
  /^(?:\p{L}*(?:sales|camera|crafts|handy|chair|spokes|draughts|anchor|repair|business|fore)-?(?:man|woman|men|women)|waitress|hostess|stewardess|actress)$/iu;

/** The word of a title that excludes people; `isPlain` if it has no other reading. */
export interface OneSidedTitle {
  words: string;
  isPlain: boolean;
}

/** “Texter:in”, “Texter*in”, “TexterIn”, “Texter/-in”, “Texter (in)” combine both forms in one word. */
const BOTH_IN_ONE = /\p{L}(?:[:*_]|\/-?| ?\()in(?:nen)?(?![\p{L}])|\p{Ll}In(?:nen)?(?![\p{L}])/u;

/** The word of a job title that names one sex only; undefined if both or none are named. */
export function oneSidedTitle(title: string, locale: Locale): OneSidedTitle | undefined {
  const words = title.replaceAll('\u00ad', '').match(/\p{L}+/gu) ?? [];
  if (locale === 'en') {
    const word = words.find((one) => ENGLISH_MAN_OR_WOMAN.test(one));
    return word === undefined ? undefined : { words: word, isPlain: true };
  }
  // There are no rules for other languages.
  if (locale !== 'de') return undefined;
  if (BOTH_IN_ONE.test(title.replaceAll('\u00ad', ''))) return undefined;
  const persons = words.filter((word) => MAN_OR_WOMAN.test(word));
  if (persons.length === 1) return { words: persons[0] ?? '', isPlain: true };
  const occupations = words.flatMap((word) => {
    const match = OCCUPATION.exec(word);
    return match ? [{ word, isFemale: match[1] !== undefined }] : [];
  });
  const females = occupations.filter(({ isFemale }) => isFemale);
  const males = occupations.filter(({ isFemale }) => !isFemale);
  const [one] = occupations;
  if (!one || (females.length > 0 && males.length > 0)) return undefined;
  // Courts read “Texter (m/w/d)” as addressing everybody; “Texterin (m/w/d)” contradicts itself.
  return { words: one.word, isPlain: females.length > 0 };
}

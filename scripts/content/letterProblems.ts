import { FILE_SCHEMAS } from '../../src/content/schema/fileSchemas';
import { type ValuePath, visitRoles } from '../../src/content/schema/visitRoles';
import { subsetText } from '../fonts/cuts';
import { refusedCharacters, shownCharacter } from './characters';
import type { Problem } from './problems';
import { problemAt, type Source } from './sources';

/** Letters of the typeface, and spaces that can be drawn as other spaces. */
const LETTERS = new Set([...subsetText('latin'), ...subsetText('latin-ext'), '\u202f']);

/** Fields used only in the page head and in menus. */
const IN_THE_HEAD = /^(?:meta|titleNavigation$)/;

const CARDS = 'the PDF of the business cards';

/** Fields of a house that are printed on its business cards. */
const ON_CARDS = /^(?:address|city|phone|email)$/;

/** Texts printed on the business cards of every house. */
const TEXTS_ON_CARDS = [
  'location.name',
  'location.answeredIn',
  'location.cards.backs',
  'location.cards.fronts',
];

/** What the build draws a text into; undefined if only browsers render it (they have fallback typefaces). */
function drawnInto(role: string, kind: string, path: readonly (string | number)[]): string | undefined {
  if (role === 'posterText') return 'the poster';
  if (role !== 'text' && role !== 'richText') return undefined;
  const [field] = path;
  if (kind === 'press' && !IN_THE_HEAD.test(String(field))) return 'the PDF of the release';
  if (kind === 'locations' && ON_CARDS.test(String(field))) return CARDS;
  return path.length === 1 && field === 'title' ? 'the picture of shared links' : undefined;
}

/** Reports letters that the build cannot draw because the typeface lacks them. */
export function letterProblems(source: Source): Problem[] {
  const { kind, value } = source;
  const problems: Problem[] = [];
  const look = (text: unknown, path: ValuePath, picture: string | undefined) => {
    if (picture === undefined || typeof text !== 'string') return;
    const unknown = [...new Set(text.normalize('NFC'))].filter(
      (letter) => !LETTERS.has(letter) && refusedCharacters(letter).length === 0,
    );
    if (unknown.length === 0) return;
    const letters = unknown.map(shownCharacter).join(', ');
    problems.push(
      problemAt(source, path, {
        code: 'unknown-letter',
        message: `the typeface has no ${letters}, and ${picture} is drawn with it`,
        fix: 'write it in other letters',
      }),
    );
  };
  if (kind === 'texts') {
    for (const id of TEXTS_ON_CARDS) look((value as Record<string, unknown> | undefined)?.[id], [id], CARDS);
  } else {
    visitRoles(FILE_SCHEMAS[kind], value, ({ role: { role }, value: text, path }) =>
      look(text, path, drawnInto(role, kind, path)),
    );
  }
  return problems;
}

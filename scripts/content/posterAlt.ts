import { isRecord } from './isRecord';
import type { Problem } from './problems';
import { posterWord } from './rules';
import { problemAt, type Source, valueAt } from './sources';

/** Warns of a drawn poster whose alternative text does not begin by saying that it is one. */
export function posterAltProblems(source: Source): Problem[] {
  const poster = valueAt(source, ['poster']);
  if (!isRecord(poster)) return [];
  const { motif, file, alt } = poster;
  if (motif === undefined || file !== undefined) return [];
  const word = posterWord(source.locale);
  // An empty text is reported by the schema.
  if (typeof alt !== 'string' || alt.trim() === '' || alt.startsWith(`${word} `)) return [];
  const message = `the alternative text of the poster does not begin with ${word}`;
  const fix = `write "${word} " and one plain sentence that says what it shows`;
  return [problemAt(source, ['poster', 'alt'], { code: 'poster-alt', severity: 'warning', message, fix })];
}

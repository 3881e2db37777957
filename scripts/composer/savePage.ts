import { fileText } from '../content/fileText';
import { checkChanges } from './checkChanges';
import { contentPlace, PlaceError, textOf } from './contentPlace';
import type { SaveAnswer, SaveRequest } from './protocol';
import { PutBackError, writeFiles } from '../lib/writeFiles';

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a check must not see half of what another call writes. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const next = last.then(task, task);
  last = next.catch(() => undefined);
  return next;
}

async function answer(
  root: string,
  { kind, id, files }: SaveRequest,
  isWanted: boolean,
): Promise<SaveAnswer> {
  const found = files.map(({ locale, value, known }) => {
    const place = contentPlace(root, locale, kind, id);
    const before = textOf(place);
    return { ...place, before, known, after: value === null ? null : fileText(value, before) };
  });
  const stale = found.filter(({ before, known }) => before !== known);
  if (stale.length > 0) {
    return {
      state: 'stale',
      changes: stale.map(({ file, known, before }) => ({ file, before: known, after: before })),
    };
  }
  const writes = found.filter(({ before, after }) => before !== after);
  const changes = writes.map(({ file, before, after }) => ({ file, before, after }));
  const problems = await checkChanges(root, changes);
  if (problems.some(({ severity }) => severity === 'error')) return { state: 'invalid', changes, problems };
  if (!isWanted) return { state: 'ready', changes, warnings: problems };
  // The check took a moment; what somebody else has saved meanwhile shall not be lost.
  const meanwhile = writes.filter((place) => textOf(place) !== place.before);
  if (meanwhile.length > 0) {
    return {
      state: 'stale',
      changes: meanwhile.map((place) => ({ file: place.file, before: place.before, after: textOf(place) })),
    };
  }
  await writeFiles(writes);
  return { state: 'saved', changes, warnings: problems };
}

/**
 * Compares a page with the files on the disk, runs the checks of `npm run content` on the content as it would be, and
 * writes the files where that is wanted and nothing stands against it: all of them or none.
 */
export function savePage(root: string, request: SaveRequest, isWanted: boolean): Promise<SaveAnswer> {
  return inTurn(async () => {
    try {
      return await answer(root, request, isWanted);
    } catch (error) {
      if (error instanceof PlaceError || error instanceof PutBackError)
        return { state: 'refused', reason: error.message };
      const { code, message } = error as NodeJS.ErrnoException;
      return {
        state: 'refused',
        reason: `The files cannot be checked or written (${code ?? message}). They are unchanged.`,
      };
    }
  });
}

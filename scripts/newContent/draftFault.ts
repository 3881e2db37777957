import { LOCALE_CODES } from '../../src/content/locales';
import { checkEvents } from '../content/checks/events';
import { checkPaths } from '../content/checks/paths';
import { checkStructure } from '../content/checks/structure';
import { fileText } from '../content/fileText';
import type { Problem } from '../content/problems';
import { readSource } from '../content/readSource';
import type { PageSource, SourceSet } from '../content/sourceSet';
import { createSource } from '../content/sources';
import type { ExistingContent } from './existingContent';
import { makeFiles } from './makeFiles';
import type { Answers, Question } from './question';
import { MAKEABLE, type Makeable } from './questions';

/** A page that is to be created. */
export interface NewPage {
  thing: Makeable;
  /** The current day in Berlin, YYYY-MM-DD. */
  today: string;
  existing: ExistingContent;
}

/** The files of a page with the answers so far, and the problems of each on its own. */
function readDrafts(
  { thing, today, existing }: NewPage,
  answers: Answers,
): { drafts: PageSource[]; problems: Problem[] } {
  const kind = MAKEABLE[thing];
  const { id = '' } = answers;
  const files = makeFiles(thing, { ...answers, today }, existing);
  const read = LOCALE_CODES.map((locale) => {
    const place = { file: `${existing.files.shown}/${locale}/${kind}/${id}.json`, locale, kind, id };
    const text = fileText(files[locale]);
    const { source, problems } = readSource(place, Buffer.from(text));
    // Some checks skip invalid files, and a draft with unanswered questions is one.
    const facts = { ...source.facts, isValid: true };
    return { draft: createSource(place, facts, { readText: () => text }) as PageSource, problems };
  });
  return { drafts: read.map(({ draft }) => draft), problems: read.flatMap(({ problems }) => problems) };
}

/** The existing files with the drafts behind them: a fault that two files share is reported for the second one. */
function withDrafts({ files }: ExistingContent, drafts: readonly PageSource[]): SourceSet {
  return {
    ...files,
    pages: [...files.pages, ...drafts],
    find: (locale, id) =>
      files.find(locale, id) ?? drafts.find((draft) => draft.locale === locale && draft.id === id),
  };
}

function sentence(words: string): string {
  const end = /[.?!]$/.test(words) ? '' : '.';
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${end}`;
}

/**
 * What the content check finds wrong with the answer to a question, given the answers before it, as sentences;
 * undefined if it finds nothing.
 */
export function draftFault(
  page: NewPage,
  { fields, advice }: Question,
  answers: Answers,
): string | undefined {
  if (!fields) return undefined;
  const { drafts, problems } = readDrafts(page, answers);
  const set = withDrafts(page.existing, drafts);
  const found = [
    ...problems,
    ...checkStructure(set),
    ...checkPaths(set),
    ...checkEvents({ ...set, pages: drafts }),
  ].find(
    ({ severity, file, pointer }) =>
      severity === 'error' && drafts.some((draft) => draft.file === file) && fields.includes(pointer),
  );
  return found && `${sentence(found.message)} ${sentence(advice ?? found.fix)}`;
}

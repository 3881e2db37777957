import { diffArrays } from 'diff';
import { LOCALE_CODES, homePath } from '../../src/content/locales';
import { frameText, pageText, templateOf } from './pageText';
import type { Pages } from './readPages';

/** An unchanged, added or removed line of a page. */
export interface DiffLine {
  mark: ' ' | '+' | '-';
  text: string;
}

/** A page that differs. */
export interface PageChange {
  path: string;
  kind: 'added' | 'changed' | 'removed';
  title: string;
  template: string;
  lines: DiffLine[];
}

/** Number of unchanged lines shown around a change. */
const CONTEXT = 2;

function linesOf(before: readonly string[], after: readonly string[]): DiffLine[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text): DiffLine => ({ mark: added ? '+' : removed ? '-' : ' ', text })),
  );
}

/** Returns only the lines near a change; `…` stands for omitted ones. */
export function shortened(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ mark }) => mark !== ' ');
  return lines.flatMap((line, index): DiffLine[] => {
    if (isNear(index)) return [line];
    return index > 0 && isNear(index - 1) ? [{ mark: ' ', text: '…' }] : [];
  });
}

/** Compares menus and footer only once per language, on its home page, as they are the same on all pages. */
function compareFrames(before: Pages, after: Pages): PageChange[] {
  return LOCALE_CODES.flatMap((locale): PageChange[] => {
    const path = homePath(locale);
    const [old, now] = [before.get(path), after.get(path)];
    if (old === undefined || now === undefined) return [];
    const lines = linesOf(frameText(old), frameText(now));
    if (lines.every(({ mark }) => mark === ' ')) return [];
    return [{ path, kind: 'changed', title: 'Menus and footer', template: '', lines: shortened(lines) }];
  });
}

/** Returns the visible changes of a site, sorted by path: only texts, not markup or styles. */
export function comparePages(before: Pages, after: Pages): PageChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  const pages = paths.flatMap((path): PageChange[] => {
    const [old, now] = [before.get(path), after.get(path)];
    const [oldText, text] = [old === undefined ? [] : pageText(old), now === undefined ? [] : pageText(now)];
    const lines = linesOf(oldText, text);
    if (old !== undefined && now !== undefined && lines.every(({ mark }) => mark === ' ')) return [];
    const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
    const shown = kind === 'changed' ? shortened(lines) : lines;
    const title = (now === undefined ? oldText : text)[0] ?? path;
    return [{ path, kind, title, template: templateOf(now ?? old ?? ''), lines: shown }];
  });
  return [...compareFrames(before, after), ...pages];
}

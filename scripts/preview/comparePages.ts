import { diffArrays } from 'diff';
import { LOCALE_CODES, homePath } from '../../src/content/locales';
import { frameText, pageText, templateOf } from './pageText';
import type { Pages } from './readPages';

/** A line of a page that stayed, is new, or is gone. */
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

/** Lines around a change that are shown with it. */
const CONTEXT = 2;

function linesOf(before: readonly string[], after: readonly string[]): DiffLine[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text): DiffLine => ({ mark: added ? '+' : removed ? '-' : ' ', text })),
  );
}

/** Only the lines near a change; `…` stands for what is left out. */
export function shortened(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ mark }) => mark !== ' ');
  return lines.flatMap((line, index): DiffLine[] => {
    if (isNear(index)) return [line];
    return index > 0 && isNear(index - 1) ? [{ mark: ' ', text: '…' }] : [];
  });
}

/** Menus and footer of a language are alike on all pages, so they are compared once, on its home page. */
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

/** What readers of a site would find changed, in the order of the paths: only what pages say, not how they are made. */
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

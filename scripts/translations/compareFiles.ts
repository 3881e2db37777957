import { parseRichText, plainText } from '../../src/content/richText';
import { FILE_SCHEMAS, type FileKind } from '../../src/content/schema/fileSchemas';
import { visitRoles } from '../../src/content/schema/visitRoles';
import type { Locale } from '../../src/content/locales';
import { jsonPointer } from '../../src/lib/jsonPointer';
import type { Source } from '../content/sources';
import { figuresOf } from './figures';

/** A structural difference between a translation and its original that the language does not explain. */
export interface FileDifference {
  what: 'blocks' | 'lists' | 'links' | 'figures';
  /** The entries found in only one of the two, as often as they are missing in the other. */
  translation: string[];
  original: string[];
}

/** The compared properties of a file. */
interface Compared {
  blocks: string[];
  lists: string[];
  links: string[];
  figures: string[];
}

/** Language-specific lists: paths differ between languages. */
const OWN_LISTS = /^\/former(?:Paths|Slugs)$/;

function addLists(
  value: unknown,
  path: (string | number)[],
  found: Pick<Compared, 'blocks' | 'lists'>,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const at = jsonPointer(path);
    if (!OWN_LISTS.test(at)) found.lists.push(`${at}: ${value.length}`);
    value.forEach((entry, index) => addLists(entry, [...path, index], found));
    return;
  }
  const { type } = value as { type?: unknown };
  if (typeof type === 'string') found.blocks.push(type);
  for (const [name, entry] of Object.entries(value)) addLists(entry, [...path, name], found);
}

function readFile(kind: FileKind, value: unknown, locale: Locale): Compared {
  const compared: Compared = { blocks: [], lists: [], links: [], figures: [] };
  addLists(value, [], compared);
  visitRoles(FILE_SCHEMAS[kind], value, ({ role: { role }, value: text }) => {
    if (typeof text !== 'string') return;
    if (role === 'id') compared.links.push(text);
    if (role === 'text') compared.figures.push(...figuresOf(text, locale));
    if (role !== 'richText') return;
    compared.figures.push(...figuresOf(plainText(text), locale));
    for (const part of parseRichText(text)) {
      if (part.type !== 'link') continue;
      const { target } = part;
      // Anchors are language-specific.
      compared.links.push(
        target.type === 'page' ? target.id : target.type === 'external' ? target.href : target.written,
      );
    }
  });
  return compared;
}

/** The entries of a list missing from another, with multiplicity. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((entry) => {
    const at = left.indexOf(entry);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/**
 * Compares the structure of a file and its translation: blocks, lists, links, days and figures. Links to pages that do
 * not exist in the translation's language (`isTranslated`) are ignored: a translation may link elsewhere.
 */
export function compareFiles(
  translation: Pick<Source, 'kind' | 'locale' | 'value'>,
  original: Pick<Source, 'locale' | 'value'>,
  isTranslated: (id: string) => boolean,
): FileDifference[] {
  const { kind } = translation;
  const here = readFile(kind, translation.value, translation.locale);
  const there = readFile(kind, original.value, original.locale);
  for (const file of [here, there])
    file.links = file.links.filter((link) => link.includes(':') || isTranslated(link));
  const areBlocksEqual = here.blocks.join() === there.blocks.join();
  const blocks: FileDifference[] = areBlocksEqual
    ? []
    : [{ what: 'blocks', translation: here.blocks, original: there.blocks }];
  // If the blocks differ, so do the paths of all lists after them.
  const names = areBlocksEqual ? (['lists', 'links', 'figures'] as const) : (['links', 'figures'] as const);
  const others = names.flatMap((what): FileDifference[] => {
    const [added, missing] = [without(here[what], there[what]), without(there[what], here[what])];
    return added.length + missing.length === 0 ? [] : [{ what, translation: added, original: missing }];
  });
  return [...blocks, ...others];
}

import { parseRichText } from '../../src/content/richText';
import { FILE_SCHEMAS } from '../../src/content/schema/fileSchemas';
import { type RoleVisit, type ValuePath, visitRoles } from '../../src/content/schema/visitRoles';
import { jsonPointer } from '../../src/lib/jsonPointer';
import {
  type DrawingUse,
  type FileFacts,
  type FileUses,
  type FilmUseFact,
  factFields,
  type PictureUseFact,
  type TextUse,
} from './facts';
import { isRecord } from './isRecord';
import { silencesOf } from './silences';
import type { SourcePlace } from './sources';
import { WordReader } from './words/readWords';

/** Paths and values where `data` differs from the value it was parsed from: the schema defaults. */
function defaultsOf(value: unknown, data: unknown, path: ValuePath): [ValuePath, unknown][] {
  if (value === data) return [];
  if (Array.isArray(value) && Array.isArray(data) && value.length === data.length) {
    return data.flatMap((entry, index) => defaultsOf(value[index], entry, [...path, index]));
  }
  if (isRecord(value) && isRecord(data)) {
    return Object.keys(data).flatMap((key) => defaultsOf(value[key], data[key], [...path, key]));
  }
  return [[path, data]];
}

function textUse(at: string, text: string, parent: unknown): TextUse | undefined {
  if (!text.includes('[')) return undefined;
  const posters = isRecord(parent) && parent['type'] === 'statement' ? parent['posters'] : undefined;
  const posterCount = Array.isArray(posters) ? posters.length : 0;
  const use: TextUse = { at };
  for (const part of parseRichText(text)) {
    if (part.type === 'poster') {
      if (part.position < 1 || part.position > posterCount) (use.posters ??= []).push(part.position);
    } else if (part.type === 'link') {
      const { target } = part;
      if (target.type === 'unknown') (use.unknown ??= []).push(target.written);
      else if (target.type === 'page')
        (use.pages ??= []).push(target.anchor === undefined ? [target.id] : [target.id, target.anchor]);
      else if (target.href.startsWith('https://')) (use.hosted ??= []).push(target.href);
      else (use.insecure ??= []).push(target.href);
    }
  }
  return Object.keys(use).length === 1 ? undefined : use;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function pictureUse(at: string, file: string, parent: unknown): PictureUseFact {
  const { alt, focus, print, credit } = isRecord(parent) ? parent : {};
  return {
    at,
    file,
    ...(typeof alt === 'string' ? { alt } : {}),
    ...(Array.isArray(focus) && focus.length === 2 && focus.every(isShare) ? { focus } : {}),
    ...(print === undefined ? {} : { isPrinted: true }),
    ...(credit === undefined ? {} : { hasCredit: true }),
  };
}

function filmUse(at: string, file: string, parent: unknown): FilmUseFact {
  const { opens, poster } = isRecord(parent) ? parent : {};
  const own = isRecord(poster) ? poster['file'] : undefined;
  return {
    at,
    file,
    ...(opens === 'large' ? {} : { isHere: true }),
    ...(poster === undefined ? {} : { poster: typeof own === 'string' ? { file: own } : {} }),
  };
}

/** The drawn pictures in a value, in the order of the file. */
function drawingsIn(value: unknown, path: ValuePath): DrawingUse[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => drawingsIn(entry, [...path, index]));
  if (!isRecord(value)) return [];
  const { motif, set, text } = value;
  const own: DrawingUse[] =
    typeof motif === 'string'
      ? [
          {
            at: jsonPointer(path),
            motif,
            ...(typeof set === 'string' ? { set } : {}),
            ...(typeof text === 'string' ? { text } : {}),
          },
        ]
      : [];
  return [...own, ...Object.entries(value).flatMap(([name, entry]) => drawingsIn(entry, [...path, name]))];
}

function note(uses: FileUses, { role, value, path, parent }: RoleVisit): void {
  if (typeof value !== 'string') return;
  const at = jsonPointer(path);
  switch (role.role) {
    case 'id': {
      const { kinds, words, isEntry } = role;
      if (isEntry) (uses.entries ??= []).push(at);
      (uses.ids ??= []).push(
        words?.length ? [at, value, kinds ?? [], words] : kinds ? [at, value, kinds] : [at, value],
      );
      return;
    }
    case 'anchor':
      (uses.anchors ??= []).push([at, value]);
      return;
    case 'anchorOf': {
      const id = isRecord(parent) ? parent[role.field] : undefined;
      if (typeof id === 'string') (uses.anchorUses ??= []).push([at, id, value]);
      return;
    }
    case 'richText': {
      const use = textUse(at, value, parent);
      if (use) (uses.texts ??= []).push(use);
      return;
    }
    case 'jobQuery':
      (uses.queries ??= []).push([at, value, isRecord(parent) && parent['targetId'] === 'jobs']);
      return;
    case 'pictureFile':
      (uses.pictures ??= []).push(pictureUse(at, value, parent));
      return;
    case 'documentFile':
      (uses.documents ??= []).push([at, value]);
      return;
    case 'filmFile':
      (uses.films ??= []).push(filmUse(at, value, parent));
      return;
    case 'textKey':
      (uses.textKeys ??= []).push([at, value]);
  }
}

/** A file's value: as written, and with its derived path and former slugs added. */
export interface FileValue {
  written: unknown;
  whole: unknown;
}

/** Extracts the facts of a JSON file; `data` is undefined if the schema rejects the value. */
export function readFacts(
  { kind, locale }: Pick<SourcePlace, 'kind' | 'locale'>,
  { written, whole }: FileValue,
  data: unknown,
): FileFacts {
  const uses: FileUses = {};
  const words = new WordReader(kind, locale);
  visitRoles(FILE_SCHEMAS[kind], whole, (visit) => {
    note(uses, visit);
    words.read(visit);
  });
  const found = words.uses();
  if (found.length > 0) uses.words = found;
  const drawings = kind === 'cases' ? drawingsIn(whole, []) : [];
  if (drawings.length > 0) uses.drawings = drawings;
  const silenced = silencesOf(written);
  const defaults = data === undefined ? [] : defaultsOf(written, data, []);
  return {
    isJson: true,
    isValid: data !== undefined,
    fields: factFields(kind, whole),
    ...(defaults.length === 0 ? {} : { defaults }),
    ...(silenced.length === 0 ? {} : { silenced }),
    uses,
  };
}

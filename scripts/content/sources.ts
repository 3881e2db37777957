import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Locale } from '../../src/content/locales';
import type { FileKind } from '../../src/content/schema/fileSchemas';
import type { ValuePath } from '../../src/content/schema/visitRoles';
import { jsonPointer } from '../../src/lib/jsonPointer';
import { type FileFacts, fillIn } from './facts';
import { parseJson } from './parseJson';
import type { Correction, Problem, ProblemCode } from './problems';

/** The place of a file in the content folder, and what follows from it. */
export interface SourcePlace {
  /** Path in messages, with forward slashes. */
  file: string;
  locale: Locale;
  kind: FileKind;
  /** File name without `.json`. */
  id: string;
}

/**
 * A file at its proper place in the content folder. Its facts are what checks and other pages need; everything else is
 * read on access.
 */
export interface Source extends SourcePlace {
  readonly facts: FileFacts;
  /** Hash of the bytes; empty if nothing is cached between runs. */
  readonly hash: string;
  /** Hash of the card visible to other pages; empty like `hash`, or if the file makes no page. */
  readonly cardHash: string;
  readonly text: string;
  /** Undefined if the file is not JSON. */
  readonly tree: Node | undefined;
  /** The parsed content; undefined if the file is not JSON. */
  readonly value: unknown;
  /** The content with schema defaults; undefined if the schema rejects it. */
  readonly data: unknown;
  /** Position of a value, or of its key. */
  placeOf(path: ValuePath, at: 'key' | 'value'): Place;
  /** Frees everything that can be read again. */
  release(): void;
}

/** A position in a text, counted from 1 in UTF-16 units, as editors do. */
export interface Place {
  line: number;
  column: number;
}

/** Data of a file known before reading it. */
export interface SourceOptions {
  hash?: string;
  cardHash?: string;
  /** Returns the text of the file without byte order mark. */
  readText: () => string;
  /** Cached positions by `<at> <pointer>`; new ones are added. */
  places?: { get(asked: string): Place | undefined; set(asked: string, place: Place): void };
}

/** Converts an offset to line and column, counted from 1 in UTF-16 units, as editors do. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** The value at a path of a file's fact fields; works for files the schema rejects, too. */
export function valueAt({ facts }: { facts: Pick<FileFacts, 'fields'> }, path: Readonly<ValuePath>): unknown {
  let at: unknown = facts.fields;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** Like `valueAt`, for strings; undefined for other values. */
export function textAt(source: { facts: Pick<FileFacts, 'fields'> }, ...path: ValuePath): string | undefined {
  const value = valueAt(source, path);
  return typeof value === 'string' ? value : undefined;
}

function offsetOf(tree: Node | undefined, path: ValuePath, at: 'key' | 'value'): number {
  if (!tree) return 0;
  // A missing field has no position; use the nearest enclosing value.
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (!node) continue;
    const key = length === path.length && at === 'key' ? node.parent?.children?.[0] : undefined;
    return (key ?? node).offset;
  }
  return 0;
}

/** A file whose text is read only when something beyond its facts is needed. */
class LazySource implements Source {
  readonly file: string;
  readonly locale: Locale;
  readonly kind: FileKind;
  readonly id: string;
  readonly hash: string;
  readonly cardHash: string;
  readonly #options: SourceOptions;
  #read: { text?: string; tree?: Node | undefined; value?: unknown; data?: unknown } = {};

  constructor(
    { file, locale, kind, id }: SourcePlace,
    readonly facts: FileFacts,
    options: SourceOptions,
  ) {
    this.file = file;
    this.locale = locale;
    this.kind = kind;
    this.id = id;
    this.hash = options.hash ?? '';
    this.cardHash = options.cardHash ?? '';
    this.#options = options;
  }

  get text(): string {
    return (this.#read.text ??= this.#options.readText());
  }

  get tree(): Node | undefined {
    if (!this.facts.isJson) return undefined;
    return (this.#read.tree ??= parseTree(this.text));
  }

  get value(): unknown {
    if (!this.facts.isJson) return undefined;
    return (this.#read.value ??= parseJson(this.text));
  }

  get data(): unknown {
    if (!this.facts.isValid) return undefined;
    return (this.#read.data ??= this.#content());
  }

  /** The file's content with defaults; in texts.json, `silenced` is removed because it is not a text. */
  #content(): unknown {
    const content = fillIn(parseJson(this.text), this.facts.defaults);
    if (this.kind !== 'texts' || this.facts.silenced === undefined) return content;
    const { silenced: _, ...texts } = content as Record<string, unknown>;
    return texts;
  }

  placeOf(path: ValuePath, at: 'key' | 'value'): Place {
    const { places } = this.#options;
    const name = `${at} ${jsonPointer(path)}`;
    const known = places?.get(name);
    if (known) return known;
    const place = placeOf(this.text, offsetOf(this.tree, path, at));
    places?.set(name, place);
    return place;
  }

  release(): void {
    this.#read = {};
  }
}

/** Creates a source from its place and facts. */
export function createSource(place: SourcePlace, facts: FileFacts, options: SourceOptions): Source {
  return new LazySource(place, facts, options);
}

/** A check result for a value; an error by default. */
export interface Finding {
  code: ProblemCode;
  message: string;
  fix: string;
  severity?: Problem['severity'];
  corrections?: Correction[];
}

/** A problem at a path of a file, or at the key there. */
export function problemAt(
  source: Source,
  path: ValuePath,
  finding: Finding,
  at: 'key' | 'value' = 'value',
): Problem {
  const { severity = 'error', ...rest } = finding;
  const place = source.placeOf(path, at);
  return { severity, ...rest, file: source.file, ...place, pointer: jsonPointer(path) };
}

/** A problem with a file as a whole, or with a missing file. */
export function problemOfFile(file: string, finding: Finding): Problem {
  const { severity = 'error', ...rest } = finding;
  return { severity, ...rest, file, line: 1, column: 1, pointer: '' };
}

/** Position of a value for messages: `content-json/de/pages/news.json:3 (/path)`. */
export function nameOf(source: Source, path: ValuePath): string {
  const { line } = source.placeOf(path, 'value');
  return `${source.file}:${line} (${jsonPointer(path)})`;
}

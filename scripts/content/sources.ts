import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Locale } from '../../src/content/locales';
import type { FileKind } from '../../src/content/schema/fileSchemas';
import type { ValuePath } from '../../src/content/schema/visitRoles';
import { jsonPointer } from '../../src/lib/jsonPointer';
import { type FileFacts, fillIn } from './facts';
import { parseJson } from './parseJson';
import type { Cure, Problem, ProblemCode } from './problems';

/** Where a file of the content folder lies, and what it therefore is. */
export interface SourcePlace {
  /** Path as printed, with forward slashes. */
  file: string;
  locale: Locale;
  kind: FileKind;
  /** File name without `.json`. */
  id: string;
}

/**
 * A file of the content folder, in the place it should be. What checks and other pages need of it are its facts; the rest
 * is read when it is asked for.
 */
export interface Source extends SourcePlace {
  readonly facts: FileFacts;
  /** Name of the file's bytes; empty where nothing is kept from run to run. */
  readonly hash: string;
  /** Name of what the page says to other pages; empty like `hash`, or where it makes none. */
  readonly cardHash: string;
  readonly text: string;
  /** Undefined when the file is not JSON at all. */
  readonly tree: Node | undefined;
  /** What the file holds, undefined when it is not JSON. */
  readonly value: unknown;
  /** The content with defaults filled in, undefined while the schema finds fault with it. */
  readonly data: unknown;
  /** Where a value stands, or the name of its field. */
  placeOf(path: ValuePath, at: 'key' | 'value'): Place;
  /** Forgets what can be read again. */
  release(): void;
}

/** A place in a text, counted from 1 in UTF-16 units, as editors count. */
export interface Place {
  line: number;
  column: number;
}

/** What is known of a file before it is read. */
export interface SourceOptions {
  hash?: string;
  cardHash?: string;
  /** The text of the file without a byte order mark. */
  readText: () => string;
  /** Places that were asked for before, by `<at> <pointer>`; new ones are added. */
  places?: { get(asked: string): Place | undefined; set(asked: string, place: Place): void };
}

/** The start of a place in a text, counted from 1 in UTF-16 units, as editors count. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** The value at a path of the fields that a file's facts hold, also of a file the schema refuses. */
export function valueAt({ facts }: { facts: Pick<FileFacts, 'fields'> }, path: Readonly<ValuePath>): unknown {
  let at: unknown = facts.fields;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}

/** Like `valueAt`, for a text; undefined where something else stands. */
export function textAt(source: { facts: Pick<FileFacts, 'fields'> }, ...path: ValuePath): string | undefined {
  const value = valueAt(source, path);
  return typeof value === 'string' ? value : undefined;
}

function offsetOf(tree: Node | undefined, path: ValuePath, at: 'key' | 'value'): number {
  if (!tree) return 0;
  // A missing field has no place of its own: the nearest thing around it stands in.
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (!node) continue;
    const key = length === path.length && at === 'key' ? node.parent?.children?.[0] : undefined;
    return (key ?? node).offset;
  }
  return 0;
}

/** A file whose text is read when something beyond its facts is asked for. */
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

  /** Texts are taken one by one by whoever reads them: what is silenced among them is none. */
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

/** A file by its place and its facts. */
export function createSource(place: SourcePlace, facts: FileFacts, options: SourceOptions): Source {
  return new LazySource(place, facts, options);
}

/** What a check says about a value; an error unless said otherwise. */
export interface Finding {
  code: ProblemCode;
  message: string;
  fix: string;
  severity?: Problem['severity'];
  cures?: Cure[];
}

/** A problem at a path of a file, or at the name of the field there. */
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

/** A problem with a file as a whole, or with one that should exist. */
export function problemOfFile(file: string, finding: Finding): Problem {
  const { severity = 'error', ...rest } = finding;
  return { severity, ...rest, file, line: 1, column: 1, pointer: '' };
}

/** Where a value stands, as a sentence names it: `content-json/de/pages/news.json:3 (/path)`. */
export function nameOf(source: Source, path: ValuePath): string {
  const { line } = source.placeOf(path, 'value');
  return `${source.file}:${line} (${jsonPointer(path)})`;
}

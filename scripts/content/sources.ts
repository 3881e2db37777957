import type { Node } from 'jsonc-parser';
import { findNodeAtLocation } from 'jsonc-parser';
import type { Locale } from '../../src/content/locales';
import type { FileKind } from '../../src/content/schema/fileSchemas';
import type { ValuePath } from '../../src/content/schema/visitRoles';
import { jsonPointer } from '../../src/lib/jsonPointer';
import type { Problem, ProblemCode } from './problems';

/** Where a file of the content folder lies, and what it therefore is. */
export interface SourcePlace {
  /** Path as printed, with forward slashes. */
  file: string;
  locale: Locale;
  kind: FileKind;
  /** File name without `.json`. */
  id: string;
}

/** A file of the content folder, in the place it should be. */
export interface Source extends SourcePlace {
  text: string;
  /** Undefined when the file is not JSON at all. */
  tree: Node | undefined;
  /** What the file holds, undefined without `tree`. */
  value: unknown;
  /** The content with defaults filled in, undefined while the schema finds fault with it. */
  data: unknown;
}

/** The start of a place in a text, counted from 1 in UTF-16 units, as editors count. */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** The text at a path of a file, or undefined when there is none; works on files the schema refuses. */
export function textAt(source: Pick<Source, 'value'>, ...path: ValuePath): string | undefined {
  const value = path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[step] : undefined),
    source.value,
  );
  return typeof value === 'string' ? value : undefined;
}

function offsetOf(source: Source, path: ValuePath, at: 'key' | 'value'): number {
  if (!source.tree) return 0;
  // A missing field has no place of its own: the nearest thing around it stands in.
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(source.tree, path.slice(0, length));
    if (!node) continue;
    const key = length === path.length && at === 'key' ? node.parent?.children?.[0] : undefined;
    return (key ?? node).offset;
  }
  return 0;
}

/** What a check says about a value; an error unless said otherwise. */
export interface Finding {
  code: ProblemCode;
  message: string;
  fix: string;
  severity?: Problem['severity'];
}

/** A problem at a path of a file, or at the name of the field there. */
export function problemAt(
  source: Source,
  path: ValuePath,
  finding: Finding,
  at: 'key' | 'value' = 'value',
): Problem {
  const { severity = 'error', ...rest } = finding;
  const place = placeOf(source.text, offsetOf(source, path, at));
  return { severity, ...rest, file: source.file, ...place, pointer: jsonPointer(path) };
}

/** A problem with a file as a whole, or with one that should exist. */
export function problemOfFile(file: string, finding: Finding): Problem {
  const { severity = 'error', ...rest } = finding;
  return { severity, ...rest, file, line: 1, column: 1, pointer: '' };
}

/** Where a value stands, as a sentence names it: `content-json/de/pages/news.json:3 (/path)`. */
export function nameOf(source: Source, path: ValuePath): string {
  const { line } = placeOf(source.text, offsetOf(source, path, 'value'));
  return `${source.file}:${line} (${jsonPointer(path)})`;
}

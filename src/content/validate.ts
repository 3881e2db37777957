import { safeParse, type z } from 'zod';
import { closestWord } from '../lib/closestWord';
import { jsonPointer } from '../lib/jsonPointer';
import {
  type Description,
  describeIssue,
  describeMissing,
  type IssueCode,
  shown,
  suggest,
} from './describeIssue';
import { FILE_SCHEMAS, type FileKind } from './schema/fileSchemas';
import {
  discriminatorValues,
  fieldsOf,
  type Schema,
  shapeOf,
  stepInto,
  unionMember,
} from './schema/schemaShape';
import type { ValuePath } from './schema/visitRoles';

type ZodIssue = z.core.$ZodIssue;

/**
 * A problem in one file: where it is (RFC 6901 pointer, at the field's name or its value), what is wrong, and how to
 * fix it.
 */
export interface Issue {
  code: IssueCode;
  path: ValuePath;
  pointer: string;
  at: 'key' | 'value';
  message: string;
  fix: string;
  /** Pointer of the missing field that an unknown one is taken for. */
  meant?: string;
}

/** The valid content of a file, or all its problems. `data` has defaults filled in. */
export type Validation = { ok: true; data: unknown; issues: [] } | { ok: false; issues: Issue[] };

function valueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined,
    root,
  );
}

function schemaAt(root: Schema, value: unknown, path: ValuePath): Schema | undefined {
  let schema: Schema | undefined = root;
  path.forEach((step, index) => {
    schema = schema && stepInto(schema, valueAt(value, path.slice(0, index)), step);
  });
  return schema;
}

function fieldsAt(schema: Schema | undefined, value: unknown): Record<string, Schema> {
  const shape = schema && shapeOf(schema);
  if (!shape) return {};
  return shape.type === 'union' ? fieldsAt(unionMember(shape, value), value) : fieldsOf(schema);
}

function toIssues(issue: ZodIssue, base: ValuePath, schema: Schema, root: unknown): Issue[] {
  const path = [...base, ...(issue.path as ValuePath)];
  const value = valueAt(root, path);
  const make = (draft: Description, at: ValuePath, on: Issue['at'] = 'value'): Issue => ({
    ...draft,
    path: at,
    pointer: jsonPointer(at),
    at: on,
  });
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsAt(schemaAt(schema, root, path), value);
    const missing = missingFields(known, value);
    return issue.keys.map((key) => {
      // A field that is missing is likelier to be meant than one that is as close, but may be left out.
      const meant = closestWord(key, missing);
      const absent = Object.keys(known).filter((name) => !Object.hasOwn(value as object, name));
      const fix = fieldFix(meant ?? closestWord(key, absent), Object.keys(known));
      const draft: Description = { code: 'unknown-field', message: `the field "${key}" is unknown`, fix };
      return {
        ...make(draft, [...path, key], 'key'),
        ...(meant === undefined ? {} : { meant: jsonPointer([...path, meant]) }),
      };
    });
  }
  if (issue.code === 'invalid_union') return unionIssues(issue, path, schema, root, make);
  const name = String(path.findLast((step) => typeof step === 'string') ?? 'file');
  return [make(describeIssue(issue, value, name), path)];
}

function missingFields(known: Record<string, Schema>, value: unknown): string[] {
  const present = Object.keys(value as object);
  return Object.keys(known).filter(
    (name) => !present.includes(name) && !safeParse(known[name] as Schema, undefined).success,
  );
}

function fieldFix(closest: string | undefined, known: readonly string[]): string {
  return closest === undefined
    ? `remove it; known fields are ${known.join(', ')}`
    : `did you mean "${closest}"?`;
}

function unionIssues(
  issue: z.core.$ZodIssueInvalidUnion,
  path: ValuePath,
  schema: Schema,
  root: unknown,
  make: (draft: Description, at: ValuePath) => Issue,
): Issue[] {
  const value = valueAt(root, path);
  if ('discriminator' in issue && issue.discriminator !== undefined) {
    const union = schemaAt(schema, root, path.slice(0, -1));
    const options = union ? discriminatorValues(union) : [];
    if (value === undefined) return [make(describeMissing('type', `one of ${options.join(', ')}`), path)];
    return [
      make(
        {
          code: 'unknown-block',
          message: `${shown(value)} is not a known block type`,
          fix: suggest(value, options),
        },
        path,
      ),
    ];
  }
  const shape = shapeOf(schemaAt(schema, root, path) ?? schema);
  const meant = shape.type === 'union' ? unionMember(shape, value) : undefined;
  const position = shape.type === 'union' && meant ? shape.options.indexOf(meant) : 0;
  const errors = issue.errors[position] ?? [];
  return errors.flatMap((inner) => toIssues(inner, path, schema, root));
}

/** Drops issues that follow from another one, so that each mistake is reported once. */
function firstCauses(issues: readonly Issue[]): Issue[] {
  const pointersOf = (...codes: IssueCode[]) =>
    new Set(issues.filter(({ code }) => codes.includes(code)).map(({ pointer }) => pointer));
  const empty = pointersOf('empty-text', 'missing-alt');
  const mistyped = pointersOf('wrong-type');
  const misspelt = new Set(issues.flatMap(({ meant }) => meant ?? []));
  return issues.filter(({ code, pointer }) => {
    if (code === 'untrimmed-text' && empty.has(pointer)) return false;
    if (code !== 'wrong-type' && mistyped.has(pointer)) return false;
    return !(code.startsWith('missing-') && misspelt.has(pointer));
  });
}

/**
 * Checks the parsed JSON of one content file against its schema. Pure: needs no other files, disk or clock, so that an
 * editor in the browser can use it as well as the content step. Reports every problem, not only the first.
 */
export function validateFile(kind: FileKind, value: unknown): Validation {
  const schema = FILE_SCHEMAS[kind];
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, data: result.data, issues: [] };
  const issues = result.error.issues.flatMap((issue) => toIssues(issue, [], schema, value));
  return { ok: false, issues: firstCauses(issues) };
}

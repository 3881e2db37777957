import * as z from 'zod';
import type { EntryState, Manifest } from './manifest';
import type { Mark } from './marks';

/** The fields that all code relies on; others are passed through unchanged. */
const manifestSchema = z.looseObject({
  version: z.literal(1),
  kind: z.enum(['application', 'contact']),
  reference: z.string(),
  receivedAt: z.iso.datetime(),
  fields: z.record(z.string(), z.string()),
  consent: z.looseObject({}),
  files: z.array(z.looseObject({ storedAs: z.string(), size: z.number(), sha256: z.string() })),
});

const stateSchema = z.looseObject({
  mark: z.string().optional(),
  changes: z.array(z.string()).optional(),
  status: z.enum(['held', 'quarantined']),
  deliveries: z.record(z.string(), z.looseObject({ attempts: z.number(), nextAt: z.iso.datetime() })),
});

/** Stored content is invalid; the message is the end of a sentence, without personal data. */
export class ContentProblem extends Error {
  override name = 'ContentProblem';
}

/** Parses the text of a JSON file or object. @throws ContentProblem */
export function parseJson(name: string, text: string): unknown {
  if (text === '') throw new ContentProblem(`${name} is empty`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ContentProblem(`${name} is not JSON`);
  }
}

function check<T>(name: string, value: unknown, schema: z.ZodType): T {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue) throw new ContentProblem(`${name} is invalid at "${issue.path.join('.')}"`);
  return value as T;
}

/** Checks that a value is the manifest of a reference. @throws ContentProblem, also if it is that of another entry */
export function asManifest(name: string, value: unknown, reference: string): Manifest {
  const manifest = check<Manifest>(name, value, manifestSchema);
  if (manifest.reference !== reference) throw new ContentProblem(`${name} belongs to another entry`);
  return manifest;
}

/** A state as stored: with its entry's mark in the index, which entries of an older version do not have. */
export interface StoredState {
  state: EntryState;
  mark?: Mark;
  /**
   * Random ids of its last changes. They show whether a change was made, even if its response was lost or the state has
   * been changed again.
   */
  changes?: string[];
}

/** Number of change ids kept: more changes than can happen while a writer checks whether its own has arrived. */
const REMEMBERED_CHANGES = 32;

/** Appends the id of a change, keeping the last ones. */
export function afterChange(changes: readonly string[] | undefined, change: string): string[] {
  return [...(changes ?? []), change].slice(-REMEMBERED_CHANGES);
}

/** Checks that a value is a stored state. @throws ContentProblem */
export function asStoredState(name: string, value: unknown): StoredState {
  const { mark, changes, ...state } = check<EntryState & Omit<StoredState, 'state'>>(
    name,
    value,
    stateSchema,
  );
  return { state, ...(mark === undefined ? {} : { mark }), ...(changes === undefined ? {} : { changes }) };
}

/** A stored state as JSON. */
export function storedText({ state, ...rest }: StoredState): string {
  return JSON.stringify({ ...state, ...rest });
}

import { z } from 'zod';
import type { EntryState, Manifest } from './manifest';
import type { Mark } from './marks';

/** What everybody who works on an entry relies on; the rest is passed through as it is. */
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

/** Something that was stored is not what it must be; the message is the end of a sentence, without personal data. */
export class ContentProblem extends Error {
  override name = 'ContentProblem';
}

/** What stands in a JSON file or object. @throws ContentProblem */
export function parseJson(name: string, text: string): unknown {
  if (text === '') throw new ContentProblem(`${name} is empty`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ContentProblem(`${name} is no JSON`);
  }
}

function check<T>(name: string, value: unknown, schema: z.ZodType): T {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue) throw new ContentProblem(`${name} is wrong at "${issue.path.join('.')}"`);
  return value as T;
}

/** A value as the manifest of a reference. @throws ContentProblem also if it is that of another one */
export function asManifest(name: string, value: unknown, reference: string): Manifest {
  const manifest = check<Manifest>(name, value, manifestSchema);
  if (manifest.reference !== reference) throw new ContentProblem(`${name} is of another entry`);
  return manifest;
}

/** A state as it is stored: with the mark of its entry in the index, which entries of an older version do not have. */
export interface StoredState {
  state: EntryState;
  mark?: Mark;
  /**
   * Random ids of its last changes, by which whoever made one finds it again: where its answer was lost, or others have
   * changed the state again already.
   */
  changes?: string[];
}

/** Changes that are remembered: more than happen while somebody looks whether a change has arrived. */
const REMEMBERED_CHANGES = 32;

/** The ids of the last changes after another one. */
export function afterChange(changes: readonly string[] | undefined, change: string): string[] {
  return [...(changes ?? []), change].slice(-REMEMBERED_CHANGES);
}

/** A value as a stored state. @throws ContentProblem */
export function asStoredState(name: string, value: unknown): StoredState {
  const { mark, changes, ...state } = check<EntryState & Omit<StoredState, 'state'>>(
    name,
    value,
    stateSchema,
  );
  return { state, ...(mark === undefined ? {} : { mark }), ...(changes === undefined ? {} : { changes }) };
}

/** A state as it is stored, JSON. */
export function storedText({ state, ...rest }: StoredState): string {
  return JSON.stringify({ ...state, ...rest });
}

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { allEntries } from '../../../scripts/torture/allEntries';
import type { Entry } from '../../../server/intake/store/manifest';
import { applicationForm, type FormAnswerRead, pdf, post, RESUME } from './applicationForm';
import { type IntakeServer, NOW } from './intakeServer';

const big = (field: string, name: string) => ({
  field,
  name,
  content: Buffer.concat([pdf(name), Buffer.alloc(2_000_000, 7)]),
});

/** Sends an application with three files under a key. */
export function sendWhole(
  server: IntakeServer,
  key: string,
  changes: Record<string, string> = {},
): Promise<FormAnswerRead> {
  return post(
    server.base,
    applicationForm(changes, [RESUME, big('portfolio', 'a.pdf'), big('certificates', 'b.pdf')]),
    { 'Idempotency-Key': key },
  );
}

/** Fails unless an application is stored with all three files, whose contents match the hashes in its manifest. */
export async function expectWhole(server: IntakeServer, reference = ''): Promise<void> {
  const entry = await server.store.find(reference);
  if (!entry || entry === 'deleted') throw new Error(`${reference} is not there`);
  expect(entry.manifest.files).toHaveLength(3);
  for (const file of entry.manifest.files) {
    const bytes = await buffer(await server.store.read(reference, file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
  }
}

/** Has two servers with the same empty store change the state of an entry at the same time. Fails if a change is lost. */
export async function expectNoChangeLost(one: IntakeServer, two: IntakeServer): Promise<Entry> {
  const reference = (await sendWhole(one, 'state')).json.reference ?? '';
  const channels = ['a', 'b', 'c', 'd', 'e', 'f'];
  await Promise.all(
    channels.map((channel, index) =>
      (index % 2 ? one : two).store.changeState(reference, (state) => ({
        ...state,
        deliveries: { ...state.deliveries, [channel]: { attempts: 1, nextAt: NOW.toISOString() } },
      })),
    ),
  );
  const [entry] = await allEntries(one.store);
  expect(Object.keys(entry?.state.deliveries ?? {}).toSorted()).toEqual(channels);
  return entry as Entry;
}

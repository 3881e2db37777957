import { allEntries } from '../../../scripts/torture/allEntries';
import { until } from '../../../scripts/testbed/until';
import type { IntakeServer } from './intakeServer';
import { expectWhole, sendWhole } from './wholeApplication';

/** What happened under load. */
export interface LoadResult {
  /** Number of applications answered 201, all of which are stored. */
  promised: number;
  /** Number of answers 503; their senders tried again. */
  refused: number;
}

/**
 * Kills an object store in the middle of uploads and restarts it, several times. Fails unless exactly the applications
 * answered 201 are stored, each once and whole.
 */
export async function expectKeptUnderLoad(
  [one, two]: readonly [IntakeServer, IntakeServer],
  store: { kill: () => Promise<void>; restart: () => Promise<void> },
  rounds: number,
): Promise<LoadResult> {
  const promised = new Map<string, string>();
  const over = new AbortController();
  let [count, refused] = [0, 0];
  const sender = async (server: IntakeServer) => {
    let key = '';
    while (!over.signal.aborted || key !== '') {
      key ||= `load-${(count += 1)}`;
      const { status, json } = await sendWhole(server, key, { pitch: key });
      expect([201, 503]).toContain(status);
      if (status === 503) refused += 1;
      else {
        promised.set(key, json.reference ?? '');
        key = '';
      }
    }
  };
  const senders = [one, two, one].map(sender);
  for (let round = 0; round < rounds; round += 1) {
    const before = promised.size;
    // The store goes down during some upload, and comes back after a client was asked to retry.
    await until(() => promised.size >= before + 3);
    const failures = refused;
    await store.kill();
    await until(() => refused > failures);
    await store.restart();
  }
  over.abort();
  await Promise.all(senders);
  const entries = await allEntries(one.store);
  expect(new Map(entries.map(({ manifest }) => [manifest.fields['pitch'], manifest.reference]))).toEqual(
    promised,
  );
  expect(entries).toHaveLength(promised.size);
  for (const reference of promised.values()) await expectWhole(two, reference);
  return { promised: promised.size, refused };
}

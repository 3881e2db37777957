import { allEntries } from '../../../scripts/torture/allEntries';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BY_COMMAND, type IntakeServer } from './intakeServer';
import { expectKeptUnderLoad } from './expectKeptUnderLoad';
import { objectStoreBench } from './objectStoreBench';
import { expectWhole, sendWhole } from './wholeApplication';

const bench = objectStoreBench();

const HOUR_MS = 3_600_000;
const health = async ({ base }: IntakeServer) => (await fetch(`${base}/api/health`)).status;

describe('an object store that fails', () => {
  it.each([
    ['at the second file', (path: string) => path.includes('/files/'), 2],
    ['at the manifest', (path: string) => path.includes('/entries/'), 1],
  ])('and dies %s leaves nothing half: 503, health 503, and back by itself', async (_name, isPlace, nth) => {
    const server = await bench.start();
    let count = 0;
    bench.store.disturb = async ({ method, path }) => {
      if (method !== 'PUT' || !isPlace(path)) return undefined;
      count += 1;
      if (count === nth) void bench.store.kill();
      return count >= nth ? 'cut' : undefined;
    };
    const answer = await sendWhole(server, 'dead');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await health(server)).toBe(503);
    expect(server.log()).not.toContain('Muster');

    bench.store.disturb = () => undefined;
    await bench.store.restart();
    expect(await health(server)).toBe(200);
    expect(await allEntries(server.store)).toEqual([]);
    const again = await sendWhole(server, 'dead');
    expect(again.status).toBe(201);
    expect(await bench.place.entries()).toEqual([again.json.reference]);
    await expectWhole(server, again.json.reference);
    expect(await readdir(join(bench.place.dir, 'tmp'))).toEqual([]);
  });

  it('after it has stored the manifest, but before it says so, has stored it', async () => {
    const server = await bench.start();
    let attempts = 0;
    bench.store.disturb = ({ method, path }) => {
      if (method !== 'PUT' || !path.includes('/entries/')) return undefined;
      attempts += 1;
      return attempts === 1 ? 'cutAfter' : undefined;
    };
    // The client's retry finds an entry, which is its own, so the files are kept.
    const answer = await sendWhole(server, 'lost-answer');
    expect([answer.status, attempts]).toEqual([201, 2]);
    await expectWhole(server, answer.json.reference);
  });

  it('for a moment only goes unnoticed', async () => {
    const server = await bench.start();
    const failed = new Set<string>();
    bench.store.disturb = ({ method, path }) => {
      const isFirst = method === 'PUT' && !failed.has(path);
      failed.add(path);
      if (!isFirst) return undefined;
      return path.includes('/entries/') ? 409 : 503;
    };
    const answer = await sendWhole(server, 'hiccup');
    expect(answer.status).toBe(201);
    await expectWhole(server, answer.json.reference);
  });

  it('while something is deleted says so, and the second attempt deletes', async () => {
    const server = await bench.start();
    const reference = (await sendWhole(server, 'deleted')).json.reference ?? '';
    bench.store.disturb = ({ method }) => (method === 'DELETE' ? 'cut' : undefined);
    await expect(server.store.remove(reference, BY_COMMAND)).rejects.toThrow('the object store failed');
    bench.store.disturb = () => undefined;
    expect(await server.store.remove(reference, BY_COMMAND)).toBe(true);
    expect(await server.store.find(reference)).toBe('deleted');
    expect(await bench.place.entries()).toEqual([]);
    expect(await bench.place.leftovers()).toEqual([]);
  });
});

it('loses, doubles and halves nothing while the object store goes down and comes back under load', async () => {
  const servers = [await bench.start(), await bench.start()] as const;
  const { promised } = await expectKeptUnderLoad(servers, bench.store, 4);
  expect(promised).toBeGreaterThanOrEqual(12);
});

it('clears away files without an entry when they are old, and nothing that is needed or under way', async () => {
  const server = await bench.start();
  const kept = (await sendWhole(server, 'kept')).json.reference ?? '';
  bench.store.disturb = ({ method, path }) =>
    method === 'PUT' && path.includes('/entries/') ? 500 : undefined;
  expect((await sendWhole(server, 'half')).status).toBe(503);
  bench.store.disturb = () => undefined;
  const real = Date.now();
  // Even with a clock that is ahead, nothing that may be in progress is removed.
  await server.store.tidy(new Date(real + 20 * HOUR_MS));
  bench.advance(HOUR_MS - 1);
  await server.store.tidy(new Date(real));
  expect(await bench.place.leftovers()).toHaveLength(3);
  bench.advance(1);
  await server.store.tidy(new Date(real));
  expect(await bench.place.leftovers()).toEqual([]);
  await expectWhole(server, kept);
  expect(await server.store.remove(kept, BY_COMMAND)).toBe(true);
  await server.store.tidy(new Date(real + 29 * 24 * HOUR_MS));
  expect(await server.store.find(kept)).toBe('deleted');
  await server.store.tidy(new Date(real + 31 * 24 * HOUR_MS));
  expect(await server.store.find(kept)).toBeUndefined();
});

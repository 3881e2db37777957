/** @jest-environment node */
import { allEntries } from '../../../scripts/torture/allEntries';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HEARTBEAT } from '../../../server/intake/store/runs';
import { type IntakeServer, startIntake } from './intakeServer';
import type { ObjectStoreServer } from './objectStoreServer';
import { objectStorePlace, objectStoreServer, type Place } from './places';
import { expectWhole, sendWhole, until } from './wholeApplication';

let store: ObjectStoreServer;
let place: Place;
let servers: IntakeServer[] = [];
let steady = 0;
const heartbeat = { ...HEARTBEAT, steadyMs: () => steady };

beforeEach(async () => {
  store = await objectStoreServer();
  place = await objectStorePlace();
});
afterEach(async () => {
  store.disturb = () => undefined;
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
  await place.remove();
});

async function start(): Promise<IntakeServer> {
  const server = await startIntake({ kind: 'object store', place, heartbeat });
  servers.push(server);
  return server;
}

const HOUR_MS = 3_600_000;
const health = async ({ base }: IntakeServer) => (await fetch(`${base}/api/health`)).status;

describe('an object store that fails', () => {
  it.each([
    ['at the second file', (path: string) => path.includes('/files/'), 2],
    ['at the manifest', (path: string) => path.includes('/entries/'), 1],
  ])('and dies %s leaves nothing half: 503, health 503, and back by itself', async (_name, isPlace, nth) => {
    const server = await start();
    let count = 0;
    store.disturb = async ({ method, path }) => {
      if (method !== 'PUT' || !isPlace(path)) return undefined;
      count += 1;
      if (count === nth) void store.kill();
      return count >= nth ? 'cut' : undefined;
    };
    const answer = await sendWhole(server, 'dead');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await health(server)).toBe(503);
    expect(server.log()).not.toContain('Muster');

    store.disturb = () => undefined;
    await store.restart();
    expect(await health(server)).toBe(200);
    expect(await allEntries(server.store)).toEqual([]);
    const again = await sendWhole(server, 'dead');
    expect(again.status).toBe(201);
    expect(await place.entries()).toEqual([again.json.reference]);
    await expectWhole(server, again.json.reference);
    expect(await readdir(join(place.dir, 'tmp'))).toEqual([]);
  });

  it('after it has stored the manifest, but before it says so, has stored it', async () => {
    const server = await start();
    let attempts = 0;
    store.disturb = ({ method, path }) => {
      if (method !== 'PUT' || !path.includes('/entries/')) return undefined;
      attempts += 1;
      return attempts === 1 ? 'cutAfter' : undefined;
    };
    // The client's retry finds the entry: it is its own, and its files are kept.
    const answer = await sendWhole(server, 'lost-answer');
    expect([answer.status, attempts]).toEqual([201, 2]);
    await expectWhole(server, answer.json.reference);
  });

  it('for a moment only goes unnoticed', async () => {
    const server = await start();
    const failed = new Set<string>();
    store.disturb = ({ method, path }) => {
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
    const server = await start();
    const reference = (await sendWhole(server, 'deleted')).json.reference ?? '';
    store.disturb = ({ method }) => (method === 'DELETE' ? 'cut' : undefined);
    await expect(server.store.remove(reference)).rejects.toThrow('the object store failed');
    store.disturb = () => undefined;
    expect(await server.store.remove(reference)).toBe(true);
    expect(await server.store.find(reference)).toBe('deleted');
    expect(await place.entries()).toEqual([]);
    expect(await place.leftovers()).toEqual([]);
  });
});

it('loses, doubles and halves nothing while the object store goes down and comes back under load', async () => {
  const [one, two] = [await start(), await start()];
  const promised = new Map<string, string>();
  let count = 0;
  const over = new AbortController();
  let answers503 = 0;
  const sender = async (server: IntakeServer) => {
    let key = '';
    while (!over.signal.aborted || key !== '') {
      key ||= `load-${(count += 1)}`;
      const { status, json } = await sendWhole(server, key, { pitch: key });
      expect([201, 503]).toContain(status);
      if (status === 503) answers503 += 1;
      else {
        promised.set(key, json.reference ?? '');
        key = '';
      }
    }
  };
  const senders = [one, two, one].map(sender);
  for (let round = 1; round <= 4; round += 1) {
    const before = promised.size;
    // The store goes down during some upload, and comes back after a client was asked to retry.
    await until(() => promised.size >= before + 3);
    const failures = answers503;
    await store.kill();
    await until(() => answers503 > failures);
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
});

it('clears away files without an entry when they are old, and nothing that is needed or under way', async () => {
  const server = await start();
  const kept = (await sendWhole(server, 'kept')).json.reference ?? '';
  store.disturb = ({ method, path }) => (method === 'PUT' && path.includes('/entries/') ? 500 : undefined);
  expect((await sendWhole(server, 'half')).status).toBe(503);
  store.disturb = () => undefined;
  const real = Date.now();
  // Even with a clock that is ahead, nothing that may be in progress is removed.
  await server.store.tidy(new Date(real + 20 * HOUR_MS));
  steady += HOUR_MS - 1;
  await server.store.tidy(new Date(real));
  expect(await place.leftovers()).toHaveLength(3);
  steady += 1;
  await server.store.tidy(new Date(real));
  expect(await place.leftovers()).toEqual([]);
  await expectWhole(server, kept);
  expect(await server.store.remove(kept)).toBe(true);
  await server.store.tidy(new Date(real + 29 * 24 * HOUR_MS));
  expect(await server.store.find(kept)).toBe('deleted');
  await server.store.tidy(new Date(real + 31 * 24 * HOUR_MS));
  expect(await server.store.find(kept)).toBeUndefined();
});

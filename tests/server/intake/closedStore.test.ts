import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../../scripts/testbed/until';
import { HEARTBEAT } from '../../../server/intake/store/runs';
import { createPlace, type Place, STORES } from './places';

/** Ten times as long as between two heartbeats. */
const WATCH_MS = 50;

let place: Place;
afterEach(() => place.remove());

it.each(STORES)('the %s ends its heartbeat when it is closed', async (kind) => {
  place = await createPlace(kind);
  const store = await place.open({ ...HEARTBEAT, beatMs: WATCH_MS / 10 });
  await (await store.stage()).discard();
  const [run = ''] = await readdir(join(place.dir, 'runs'));
  const beat = async () => (await stat(join(place.dir, 'runs', run))).mtimeMs;
  const isBeating = async () => {
    const before = await beat();
    await delay(WATCH_MS);
    return (await beat()) !== before;
  };
  await until(isBeating);
  store.close();
  const isStill = async () => !(await isBeating());
  await expect(until(isStill, { withinMs: 20_000 })).resolves.toBeDefined();
});

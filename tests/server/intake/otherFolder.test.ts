import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../../scripts/testbed/until';
import { openStore } from '../../../server/intake/openIntake';
import { HEARTBEAT } from '../../../server/intake/store/runs';
import { Spool } from '../../../server/intake/store/spool';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { readSettings } from '../../../server/settings';
import { applicationForm, post } from './applicationForm';
import { BY_COMMAND, type IntakeServer, NOW, startIntake } from './intakeServer';
import { dueIn } from './places';

const BEAT_MS = 5;

let server: IntakeServer;
let dir: string;
/** Where the folder of the store is while another one is in its place. */
let away: string;
beforeEach(async () => {
  server = await startIntake({ heartbeat: { ...HEARTBEAT, beatMs: BEAT_MS } });
  dir = server.spoolDir;
  away = `${dir}-away`;
});
afterEach(async () => {
  await server.stop();
  await rm(away, { recursive: true, force: true });
});

const health = async () => (await fetch(`${server.base}/api/health`)).status;
const send = (pitch: string) =>
  post(server.base, applicationForm({ pitch }), { 'Idempotency-Key': pitch.replaceAll(' ', '-') });

/** Puts the folder of the store back. The other one is moved away first, because heartbeats go on being written to `dir`. */
async function putBack(): Promise<void> {
  const under = `${dir}-under`;
  await rename(dir, under);
  await rename(away, dir);
  await rm(under, { recursive: true, maxRetries: 5 });
}

it('takes, deletes and passes on nothing while its volume is not mounted, says so, and goes on once it is', async () => {
  const { json } = await send('before');
  const reference = json.reference ?? '';
  await rename(dir, away);
  await mkdir(dir);

  expect(await health()).toBe(503);
  expect((await send('on an empty mount point')).status).toBe(503);
  expect(server.log()).toMatch(
    new RegExp(
      `"reason":"${dir} is not the folder it was at the start \\(${dir}/id-[\\da-f-]{36} is missing\\): mount its volume again, or .+"nothing can be stored"`,
    ),
  );
  const { store } = server;
  for (const work of [
    () => store.clearDead(),
    () => dueIn(store, NOW),
    () => store.claim(reference, 'mail'),
    () => store.noteTime(NOW),
    () => store.find(reference),
    () => store.remove(reference, BY_COMMAND),
    () => store.changeState(reference, (state) => ({ ...state, status: 'quarantined' })),
  ])
    await expect(work()).rejects.toThrow('is not the folder it was at the start');
  await delay(10 * BEAT_MS);
  expect(await readdir(dir)).toEqual([]);

  await putBack();
  expect(await health()).toBe(200);
  expect((await send('on an empty mount point')).status).toBe(201);
  expect(await store.find(reference)).toMatchObject({ state: { status: 'held' } });
});

it('takes nothing where the folder under the volume has a store of its own, from an earlier start without it', async () => {
  const { manifest, state } = await entryOf('before');
  const staging = await server.store.stage();
  await rename(dir, away);
  await new Spool(dir).open();
  // As if the upload had begun there, and the same application were in an old copy of the store.
  await mkdir(staging.dir);
  await cp(join(away, 'entries'), join(dir, 'entries'), { recursive: true });

  expect(await health()).toBe(503);
  await expect(server.store.stage()).rejects.toThrow(StoreUnavailableError);
  for (const reference of [manifest.reference, 'SFF-00000-00000']) {
    const commit = server.store.commit(staging, { ...manifest, reference, files: [] }, state);
    await expect(commit).rejects.toThrow(StoreUnavailableError);
  }
  expect(await readdir(join(dir, 'entries'))).toEqual([manifest.reference]);
  await putBack();
  expect(await health()).toBe(200);
});

it('goes on in a folder that was restored from a backup of it, on whatever disk', async () => {
  const { manifest } = await entryOf('before');
  await cp(dir, away, { recursive: true });
  await rename(dir, `${dir}-broken`);
  await rename(away, dir);
  await rm(`${dir}-broken`, { recursive: true, maxRetries: 5 });
  expect(await health()).toBe(200);
  expect((await send('after')).status).toBe(201);
  expect(await server.store.find(manifest.reference)).toBeDefined();
});

it('creates again what else is missing in its folder, but never the entries', async () => {
  await send('before');
  for (const name of ['tmp', 'claims', 'due', 'people', 'runs'])
    await rm(join(dir, name), { recursive: true, maxRetries: 5 });
  expect(await health()).toBe(200);
  expect((await send('after')).status).toBe(201);
  await until(async () => (await readdir(join(dir, 'runs'))).length > 0);
  await rename(join(dir, 'entries'), away);
  expect(await health()).toBe(503);
  expect((await send('without entries')).status).toBe(503);
  expect(await readdir(dir)).not.toContain('entries');
  await rename(away, join(dir, 'entries'));
  expect(await health()).toBe(200);
});

it('keeps the id of a folder over restarts, and gives one to a folder of an older version', async () => {
  const ids = async () => (await readdir(dir)).filter((name) => name.startsWith('id-'));
  const [first = ''] = await ids();
  await new Spool(dir).open();
  expect(await ids()).toEqual([first]);
  await rm(join(dir, first));
  const spool = new Spool(dir, { minFreeBytes: 0 });
  await spool.check();
  expect(await ids()).toHaveLength(1);
});

it('does not begin a new store where it is told that one is there', async () => {
  const settings = readSettings({ INTAKE_DIR: away, INTAKE_CREATE: 'no' });
  await mkdir(away);
  await expect(openStore(settings)).rejects.toThrow(
    `INTAKE_DIR ("${away}") holds no applications: name the right folder, mount its volume, or`,
  );
  expect(await readdir(away)).toEqual([]);
  await new Spool(away).open();
  expect((await openStore(settings)).place).toBe(away);
});

/** Sends an application. @returns its entry */
async function entryOf(pitch: string) {
  const { json } = await send(pitch);
  const entry = await server.store.find(json.reference ?? '');
  if (!entry || entry === 'deleted') throw new Error('not there');
  return entry;
}

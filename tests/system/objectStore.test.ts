import { allEntries } from '../../scripts/torture/allEntries';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectObjectStore } from '../../server/intake/s3/openObjectStore';
import { BY_COMMAND, type IntakeServer, startIntake } from '../server/intake/intakeServer';
import type { Place } from '../server/intake/places';
import { expectKeptUnderLoad } from '../server/intake/expectKeptUnderLoad';
import { expectNoChangeLost, expectWhole, sendWhole } from '../server/intake/wholeApplication';
import { type Radosgw, startRadosgw } from './radosgw';

let store: Radosgw;
let place: Place;
let one: IntakeServer;
let two: IntakeServer;

beforeAll(async () => {
  store = await startRadosgw();
});
afterAll(() => store?.stop());

/** Operations of a place that the tests of this file do not need. */
const notHere = () => Promise.reject(new Error('not with a real store'));

beforeEach(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sff-intake-'));
  const prefix = `intake/${randomUUID()}`;
  const open = async () => {
    const connected = await connectObjectStore(
      { bucket: store.bucket, prefix },
      { intakeDir: dir, s3Endpoint: store.url, s3Region: 'eu-central-1', s3PathStyle: true },
      { minFreeBytes: 0 },
    );
    await connected.test();
    return connected.store;
  };
  place = {
    dir,
    open,
    entries: async () => (await allEntries(await open())).map(({ manifest }) => manifest.reference),
    leftovers: () => readdir(join(dir, 'tmp')),
    marks: notHere,
    removeMarks: notHere,
    noteDeleted: notHere,
    overwrite: notHere,
    remove: () => rm(dir, { recursive: true, force: true }),
  };
  [one, two] = await Promise.all([startIntake({ place }), startIntake({ place })]);
});
afterEach(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await place.remove();
});

it('two servers on a real object store keep one of many equal posts, whole, and delete it for good', async () => {
  const answers = await Promise.all(
    [one, two, one, two, two, one, two, one, one, two].map((server) => sendWhole(server, 'same')),
  );
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.reference}`)).size).toBe(1);
  const reference = answers[0]?.json.reference ?? '';
  expect(answers[0]?.status).toBe(201);
  expect(await place.entries()).toEqual([reference]);
  await expectWhole(two, reference);
  expect(await one.store.remove(reference, BY_COMMAND)).toBe(true);
  expect(await two.store.find(reference)).toBe('deleted');
  expect(await place.entries()).toEqual([]);
});

it('of two different contents under one key one is kept, and the other is a conflict', async () => {
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      sendWhole(one, `key-${round}`, { pitch: 'eins' }),
      sendWhole(two, `key-${round}`, { pitch: 'zwei' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  }
  expect(await place.entries()).toHaveLength(5);
});

it('loses no change of a state and gives no claim twice', async () => {
  const { reference } = (await expectNoChangeLost(one, two)).manifest;
  const claims = await Promise.all(
    [one, two, one, two].map((server) => server.store.claim(reference, 'webhook')),
  );
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
});

it('loses, doubles and halves nothing when the gateway is killed in the middle of uploads', async () => {
  const { promised, refused } = await expectKeptUnderLoad([one, two], store, 5);
  expect(promised).toBeGreaterThanOrEqual(15);
  process.stdout.write(`${promised} promised and kept, ${refused} told to try again, 5 kills\n`);
});

import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { until } from '../../../scripts/testbed/until';
import { connectBucket } from '../../../server/intake/s3/openObjectStore';
import { createMark } from '../../../server/intake/store/marks';
import type { Entry } from '../../../server/intake/store/manifest';
import { referenceOf } from '../../../server/intake/store/reference';
import { HEARTBEAT } from '../../../server/intake/store/runs';
import {
  DamagedFileError,
  LEFTOVER_AGE_MS,
  StoreUnavailableError,
  UnreadableEntryError,
} from '../../../server/intake/store/store';
import { StartError } from '../../../server/settings';
import { applicationForm, pdf, post, RESUME } from './applicationForm';
import { BY_COMMAND, type IntakeServer, NOW, startIntake } from './intakeServer';
import { BUCKET, type ObjectStoreServer } from './objectStoreServer';
import { dueIn, objectStoreServer } from './places';
import { expectWhole, sendWhole } from './wholeApplication';

let store: ObjectStoreServer;
let server: IntakeServer;
let steady = 0;

beforeEach(async () => {
  store = await objectStoreServer();
  server = await startIntake({ kind: 'object store', heartbeat: { ...HEARTBEAT, steadyMs: () => steady } });
});
afterEach(async () => {
  store.disturb = () => undefined;
  store.pageSize = 1000;
  await server.stop();
});

const apply = async (key: string) => (await sendWhole(server, key)).json.reference ?? '';

async function entryOf(reference: string): Promise<Entry> {
  const entry = await server.store.find(reference);
  if (!entry || entry === 'deleted') throw new Error(`${reference} is not there`);
  return entry;
}

/** The first matching request is carried out, but its response is lost. @returns the number of such requests */
function loseFirstAnswer(method: string, part: string): () => number {
  let count = 0;
  store.disturb = (request) => {
    if (request.method !== method || !request.path.includes(part)) return undefined;
    count += 1;
    return count === 1 ? 'cutAfter' : undefined;
  };
  return () => count;
}

it.each(['files/', 'entries/'])(
  'promises nothing where something else answers a write below %s with 200 and a page',
  async (part) => {
    store.disturb = ({ method, path }) => (method === 'PUT' && path.includes(part) ? 'page' : undefined);
    expect((await sendWhole(server, 'proxy')).status).toBe(503);
    expect(server.log()).toContain('the object store failed (MissingETag)');
    store.disturb = () => undefined;
    expect((await sendWhole(server, 'proxy')).status).toBe(201);
    expect(await server.names('entries')).toHaveLength(1);
  },
);

describe('a stored file', () => {
  /** The files of an application that has just been sent. */
  async function sendFiles(key: string) {
    const reference = await apply(key);
    const [file, ...others] = (await entryOf(reference)).manifest.files;
    if (!file) throw new Error('no file');
    return { reference, file, others };
  }

  it.each([
    ['of other contents', (text: string) => `${text.slice(0, -1)}#`, 'has different content'],
    ['shorter', (text: string) => text.slice(0, -1), 'bytes instead of'],
    ['longer', (text: string) => `${text}#`, 'is longer than'],
    ['missing', undefined, 'is missing'],
  ])('that is %s fails while it is read, and the others do not', async (_name, damage, problem) => {
    const { reference, file, others } = await sendFiles('damaged');
    const text = (await buffer(await server.store.read(reference, file))).toString('latin1');
    if (damage) await server.place.overwrite(`files/${reference}/${file.storedAs}`, damage(text));
    else await server.store.removeFile(reference, file);
    const reading = server.store.read(reference, file).then(buffer);
    await expect(reading).rejects.toThrow(DamagedFileError);
    await expect(reading).rejects.toThrow(problem);
    for (const other of others) await buffer(await server.store.read(reference, other));
  });

  it('leaves no response of the store waiting while its receiver pauses, and is whole', async () => {
    const content = pdf('x'.repeat(6 * 1_048_576));
    const { json } = await post(server.base, applicationForm({}, [{ ...RESUME, content }]));
    const [file] = (await entryOf(json.reference ?? '')).manifest.files;
    if (!file) throw new Error('no file');
    const stream = await server.store.read(json.reference ?? '', file);
    const [first] = (await once(stream, 'data')) as [Buffer];
    stream.pause();
    await until(() => store.unsent === 0);
    expect(Buffer.concat([first, await buffer(stream)]).equals(content)).toBe(true);
  });

  it.each([
    ['is not sent to its end names the store', 'half', StoreUnavailableError, 'the object store failed'],
    // Status of a range in an object without any bytes.
    ['is empty says so', 416, DamagedFileError, 'has 0 bytes instead of'],
  ] as const)('that %s', async (_name, disturbance, kind, problem) => {
    const { reference, file } = await sendFiles('cut');
    store.disturb = ({ method, path }) =>
      method === 'GET' && path.includes('/files/') ? disturbance : undefined;
    const reading = server.store.read(reference, file).then(buffer);
    await expect(reading).rejects.toThrow(kind);
    await expect(reading).rejects.toThrow(problem);
  });
});

describe('the object of a changed state', () => {
  const hold = (reference: string) =>
    server.store.changeState(reference, (state) => ({ ...state, status: 'quarantined' }));

  it.each([
    ['is empty', '', 'is empty'],
    ['is no JSON', '{"status":"he', 'is not JSON'],
    ['is of another kind', '{"status":"held"}', 'is invalid at "deliveries"'],
  ])('that %s makes its entry alone unreadable, and is not written over', async (_name, text, problem) => {
    const [sick, well] = [await apply('sick'), await apply('well')];
    for (const reference of [sick, well]) await hold(reference);
    await server.place.overwrite(`states/${sick}.json`, text);
    await expect(server.store.find(sick)).rejects.toThrow(UnreadableEntryError);
    await expect(hold(sick)).rejects.toThrow(problem);
    await expect(server.store.find(sick)).rejects.toThrow(problem);
    expect(await dueIn(server.store, NOW)).toEqual([well]);
    expect([...server.store.problems().keys()]).toEqual([sick]);
    expect(await server.store.inspect()).toMatchObject({ entries: 2 });
    expect(await server.store.remove(sick, BY_COMMAND)).toBe(true);
    expect(await server.names('entries')).toEqual([well]);
  });
});

describe('an answer that is lost after the store has done what was asked', () => {
  it('changes a state once, the first time and later', async () => {
    server.store.scheduleBy(
      ({ manifest, state }) => new Date(state.deliveries['way']?.nextAt ?? manifest.receivedAt),
    );
    const reference = await apply('states');
    for (const attempts of [1, 2, 3]) {
      const requests = loseFirstAnswer('PUT', '/states/');
      const replaced = await server.store.changeState(reference, (state) => {
        const before = state.deliveries['way']?.attempts ?? 0;
        const nextAt = new Date(NOW.getTime() + before * 60_000).toISOString();
        return { ...state, deliveries: { way: { attempts: before + 1, nextAt } } };
      });
      expect(requests()).toBe(2);
      expect(replaced?.deliveries['way']?.attempts ?? 0).toBe(attempts - 1);
      expect((await entryOf(reference)).state.deliveries['way']?.attempts).toBe(attempts);
      expect(await server.place.marks()).toHaveLength(1);
    }
  });

  it('gives a claim to whoever asked for it, and to nobody else', async () => {
    const reference = await apply('claims');
    const requests = loseFirstAnswer('PUT', '/claims/');
    const claim = await server.store.claim(reference, 'way');
    expect([claim === undefined, requests()]).toEqual([false, 2]);
    expect(await server.store.claim(reference, 'way')).toBeUndefined();
    await claim?.release();
    expect(await server.store.claim(reference, 'way')).toBeDefined();
  });

  it('notes what was done, so that it is done once', async () => {
    const requests = loseFirstAnswer('PUT', '/marks/');
    const work = jest.fn(async () => {});
    expect(await server.store.once('summary-2026-11-21', work)).toBe(true);
    expect(requests()).toBe(2);
    expect(await server.store.once('summary-2026-11-21', work)).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
    expect(await server.place.leftovers()).toEqual([]);
  });

  it('deletes all the same', async () => {
    const reference = await apply('deleted');
    loseFirstAnswer('DELETE', '/entries/');
    expect(await server.store.remove(reference, BY_COMMAND)).toBe(true);
    expect(await server.store.find(reference)).toBe('deleted');
    expect(await server.place.leftovers()).toEqual([]);
  });
});

it('fails at once where a received file cannot be read, and goes on', async () => {
  const bucket = connectBucket(
    { bucket: BUCKET, prefix: 'unreadable' },
    { intakeDir: tmpdir(), s3Endpoint: store.url, s3Region: 'eu-central-1', s3PathStyle: true },
  );
  const gone = join(tmpdir(), 'sff-gone.pdf');
  await expect(bucket.putFile('files/x', gone, 1000, '0'.repeat(64))).rejects.toThrow(
    new StoreUnavailableError('the store cannot be written (ENOENT)'),
  );
  expect((await sendWhole(server, 'after')).status).toBe(201);
});

it('refuses a secret in the bucket that is too short, and says what to do', async () => {
  await server.store.secret();
  await server.place.overwrite('secret', 'x'.repeat(31));
  await expect(server.store.secret()).rejects.toThrow(StartError);
  await expect(server.store.secret()).rejects.toThrow('/secret has 31 characters, but needs at least 32');
  await server.place.overwrite('secret', '');
  await expect(server.store.secret()).rejects.toThrow('Restore it from a backup');
});

describe('more objects than one answer of the store names', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => referenceOf(String(index), 'many'));

  it('are all counted', async () => {
    store.pageSize = 20;
    await apply('first');
    for (const reference of many(51)) await server.place.overwrite(`entries/${reference}.json`, '');
    expect(await server.store.count()).toBe(52);
  });

  it('are all listed, all due, and all compared with the index', async () => {
    store.pageSize = 20;
    const first = await apply('first');
    const { manifest } = await entryOf(first);
    const references = many(51);
    for (const reference of references) {
      const mark = createMark(reference, NOW);
      const state = { status: 'held', deliveries: {}, mark };
      const entry = { manifest: { ...manifest, reference, files: [] }, state };
      await server.place.overwrite(`entries/${reference}.json`, JSON.stringify(entry));
      await server.place.overwrite(`due/${mark}`, '');
    }
    const all = [first, ...references].toSorted();
    expect((await dueIn(server.store, NOW)).toSorted()).toEqual(all);
    await server.place.removeMarks();
    expect(await server.store.inspect()).toEqual({ entries: 52, added: 52, superfluous: 0 });
    const listed: string[] = [];
    for await (const { reference } of server.store.entries()) listed.push(reference);
    expect(listed.toSorted()).toEqual(all);
  });

  it('are tried again by the next look where the store fails in the middle of clearing them away', async () => {
    store.pageSize = 20;
    const left = '00000000-0000-4000-8000-000000000000';
    for (const reference of many(51)) await server.place.overwrite(`files/${reference}/${left}`, 'x');
    await server.store.tidy(NOW);
    steady += LEFTOVER_AGE_MS;
    store.disturb = ({ method, path }) => (method === 'DELETE' && path.includes('/files/') ? 403 : undefined);
    await expect(server.store.tidy(NOW)).rejects.toThrow(StoreUnavailableError);
    expect(await server.place.leftovers()).toHaveLength(51);
    store.disturb = () => undefined;
    await server.store.tidy(NOW);
    expect(await server.place.leftovers()).toEqual([]);
  });

  it('are all cleared away where they are claims of a dead server', async () => {
    store.pageSize = 20;
    const first = await apply('claims');
    const dead = '00000000-0000-4000-8000-000000000000';
    for (const reference of many(51)) {
      await server.place.overwrite(`claims/${reference}.way.json`, `${dead} ${reference}`);
    }
    await server.store.clearDead();
    expect(await server.place.leftovers()).toHaveLength(51);
    steady += HEARTBEAT.deadAfterMs;
    await server.store.clearDead();
    expect(await server.place.leftovers()).toEqual([]);
    await expectWhole(server, first);
  });
});

import { readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createProgram } from '../../../server/intake/cli/createProgram';
import { HEARTBEAT } from '../../../server/intake/store/runs';
import {
  DamagedFileError,
  StoreUnavailableError,
  UnreadableEntryError,
} from '../../../server/intake/store/store';
import { applicationForm, post } from './applicationForm';
import { BY_COMMAND, type IntakeServer, NOW, startIntake } from './intakeServer';
import { dueIn, STORES } from './places';
import { deleteExpired } from './workOnce';

const DAY_MS = 86_400_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe.each(STORES)('with the %s', (kind) => {
  let server: IntakeServer;
  let steady = 0;
  const heartbeat = { ...HEARTBEAT, steadyMs: () => steady };
  beforeEach(async () => {
    server = await startIntake({ kind, heartbeat });
  });
  afterEach(() => server.stop());

  const apply = async (pitch: string, key?: string) =>
    post(server.base, applicationForm({ pitch }), key === undefined ? {} : { 'Idempotency-Key': key });
  const stored = async (pitch: string) =>
    (await apply(pitch, pitch.replace(/\W/g, '-'))).json.reference ?? '';
  const health = async () => (await fetch(`${server.base}/api/health`)).json();

  async function run(...args: string[]): Promise<string> {
    let printed = '';
    const program = createProgram({
      openStore: async () => server.store,
      print: (text) => void (printed += `${text}\n`),
      warn: (text) => void (printed += `${text}\n`),
      confirm: async () => false,
      now: () => server.intake.now(),
      retentionMaxShare: () => 10,
    });
    await program.parseAsync(['node', 'applications', ...args]);
    return printed;
  }

  /** Overwrites the state of an entry, as a full disk or a person might. */
  async function spoil(reference: string, text: string): Promise<void> {
    if (kind === 'spool') await server.place.overwrite(`entries/${reference}/state.json`, text);
    else await server.place.overwrite(`entries/${reference}.json`, text);
  }

  it.each([
    ['empty', ''],
    ['no JSON', '{"status":'],
    ['of another shape', '{"status":"held"}'],
  ])('lists, passes on and deletes the others where one entry is %s', async (_name, text) => {
    const [sick, well] = [await stored('krank'), await stored('gesund')];
    await spoil(sick, text);
    const listed = [];
    for await (const one of server.store.entries()) listed.push(one);
    expect(listed.find(({ reference }) => reference === sick)?.problem).toBeDefined();
    expect(listed.find(({ reference }) => reference === well)?.entry).toBeDefined();
    expect(await dueIn(server.store, NOW)).toEqual([well]);
    await expect(server.store.find(sick)).rejects.toThrow(UnreadableEntryError);
    await expect(server.store.find(sick)).rejects.toThrow(sick);
    expect(await health()).toEqual({ status: 'ok', unreadable: 1 });
    expect(await run('list')).toContain(`${sick} cannot be read`);
    expect(await run('check')).toContain('1 of them cannot be read');
    await server.store.noteTime(later(400 * DAY_MS));
    server.setNow(later(400 * DAY_MS));
    expect(await deleteExpired(server.intake)).toBe(1);
    expect(await server.names('entries')).toEqual([sick]);
    expect(await server.store.remove(sick, BY_COMMAND)).toBe(true);
    expect(await health()).toEqual({ status: 'ok' });
  });

  it('moves the mark of an entry with its state, and returns what is due alone', async () => {
    server.store.scheduleBy(
      ({ manifest, state }) => new Date(state.deliveries['way']?.nextAt ?? manifest.receivedAt),
    );
    const [one, two] = [await stored('eins'), await stored('zwei')];
    const nextAt = later(3_600_000).toISOString();
    await server.store.changeState(one, (state) => ({
      ...state,
      deliveries: { way: { attempts: 1, nextAt } },
    }));
    expect(await dueIn(server.store, NOW)).toEqual([two]);
    expect((await dueIn(server.store, later(3_600_000))).toSorted()).toEqual([one, two].toSorted());
    expect(await server.place.marks()).toHaveLength(2);
    expect(await server.store.remove(two, BY_COMMAND)).toBe(true);
    expect(await server.place.marks()).toHaveLength(1);
  });

  it('rebuilds an index that is missing from the entries', async () => {
    const references = [await stored('eins'), await stored('zwei')];
    const marks = await server.place.marks();
    await server.place.removeMarks();
    expect(await dueIn(server.store, NOW)).toEqual([]);
    expect(await server.store.inspect()).toEqual({ entries: 2, added: 2, superfluous: 0 });
    expect((await dueIn(server.store, NOW)).toSorted()).toEqual(references.toSorted());
    expect((await server.place.marks()).toSorted()).toEqual(marks.toSorted());
  });

  it('does not believe a clock that jumps ahead until somebody confirms it', async () => {
    const reference = await stored('bleibt');
    await deleteExpired(server.intake);
    server.setNow(later(400 * DAY_MS));
    expect(await deleteExpired(server.intake)).toBe(0);
    expect(server.log()).toContain('"msg":"retention is on hold"');
    expect(await health()).toEqual({ status: 'ok', retention: 'held' });
    expect(await run('list')).toContain('npm run applications -- expire');
    expect(await run('expire')).toContain('Nothing was deleted');
    expect(await server.names('entries')).toEqual([reference]);
    expect(await run('expire', '--yes')).toContain('1 entries were deleted');
    expect(await server.names('entries')).toEqual([]);
    expect(await deleteExpired(server.intake)).toBe(0);
    expect(await health()).toEqual({ status: 'ok' });
  });

  it('deletes and trusts the clock by command although one entry cannot be deleted, and names that one', async () => {
    const [sick] = [await stored('krank'), await stored('gesund')];
    await deleteExpired(server.intake);
    server.setNow(later(400 * DAY_MS));
    const remove = server.store.remove.bind(server.store);
    const removing = jest.spyOn(server.store, 'remove').mockImplementation((reference, deletion) => {
      if (reference === sick) throw new StoreUnavailableError('the store cannot be written (EACCES)');
      return remove(reference, deletion);
    });
    const output = await run('expire', '--yes');
    expect(output).toContain(`${sick} cannot be deleted: the store cannot be written (EACCES).`);
    expect(output).toContain('1 entries were deleted, and the clock is trusted again');
    expect(await server.names('entries')).toEqual([sick]);
    removing.mockRestore();
    expect(await deleteExpired(server.intake)).toBe(1);
  });

  it.each([
    // The clock has jumped, no server was running, or the period was shortened by mistake.
    ['holds more than a share of all entries whose time was over a day ago', DAY_MS, true],
    [
      'deletes as many as expire on one day, such as applications that were rejected together',
      DAY_MS - 1,
      false,
    ],
  ])('%s', async (_what, ms, isHeld) => {
    for (let count = 0; count < 21; count += 1) await stored(`Nummer ${count}`);
    const now = new Date(Date.parse('2027-12-21T22:59:00Z') + ms);
    await server.store.noteTime(now);
    server.setNow(now);
    expect(await deleteExpired(server.intake)).toBe(isHeld ? 0 : 21);
    if (!isHeld) return;
    expect(server.intake.findings.retentionHeld).toContain('21 of 21 entries');
    expect(await run('list')).toContain('21 of 21 entries should have been deleted more than a day ago');
    server.intake.retentionMaxShare = 100;
    expect(await deleteExpired(server.intake)).toBe(21);
  });

  it.each([['key-1'], [undefined]])(
    'stores anew what is sent again after its deletion (key: %s)',
    async (key) => {
      const first = (await apply('wieder', key)).json.reference ?? '';
      await server.store.remove(first, BY_COMMAND);
      const again = await Promise.all([apply('wieder', key), apply('wieder', key), apply('wieder', key)]);
      expect(again.map(({ status }) => status)).toEqual([201, 201, 201]);
      const references = new Set(again.map(({ json }) => json.reference));
      expect(references.size).toBe(1);
      expect(references).not.toContain(first);
      expect(await server.names('entries')).toEqual([...references]);
    },
  );

  it.each([
    ['both without a key', undefined, undefined],
    ['both with a key of their own', 'key-1', 'key-2'],
    ['first with a key', 'key-1', undefined],
    ['then with a key', undefined, 'key-2'],
  ])('stores anew what is sent again after its withdrawal: %s', async (_case, key, next) => {
    const first = (await apply('zurück', key)).json.reference ?? '';
    await run('withdraw', first);
    const again = await Promise.all([apply('zurück', next), apply('zurück', next), apply('zurück')]);
    const [second = '', ...others] = new Set(again.map(({ json }) => json.reference ?? ''));
    expect(others).toEqual([]);
    expect((await server.names('entries')).toSorted()).toEqual([first, second].toSorted());
  });

  it('answers a key with its first application, also after the withdrawal', async () => {
    const first = await apply('zurück', 'key-1');
    await run('withdraw', first.json.reference ?? '');
    expect((await apply('zurück', 'key-1')).json).toEqual(first.json);
    expect(await server.names('entries')).toHaveLength(1);
  });

  it('takes the same content with and without a key for one application, in either order', async () => {
    const answers = [
      await apply('erst mit', 'a'),
      await apply('erst mit'),
      await apply('erst ohne'),
      await apply('erst ohne', 'b'),
    ].map(({ json }) => json.reference);
    expect(answers[1]).toBe(answers[0]);
    expect(answers[3]).toBe(answers[2]);
    expect(await server.names('entries')).toHaveLength(2);
    // From then on the key is recognised, even after the ten minutes.
    server.setNow(later(3_600_000));
    expect((await apply('erst ohne', 'b')).json.reference).toBe(answers[2]);
    expect((await apply('etwas anderes', 'b')).status).toBe(409);
    const [one, two] = [await apply('gleich', 'c'), await apply('gleich', 'd')];
    expect(one.json.reference).not.toBe(two.json.reference);
  });

  it('keeps claims of ways apart', async () => {
    const reference = await stored('zwei Wege');
    expect(await server.store.claim(reference, 'recruiter')).toBeDefined();
    expect(await server.store.claim(reference, 'recruiter')).toBeUndefined();
    expect(await server.store.claim(reference, 'webhook')).toBeDefined();
  });
});

describe('with the spool', () => {
  let server: IntakeServer;
  let steady = 0;
  const heartbeat = { ...HEARTBEAT, steadyMs: () => steady };
  beforeEach(async () => {
    server = await startIntake({ heartbeat });
  });
  afterEach(() => server.stop());
  const stored = async (pitch: string) =>
    (await post(server.base, applicationForm({ pitch }), { 'Idempotency-Key': pitch.replace(/\W/g, '-') }))
      .json.reference ?? '';

  it.each([
    ['shorter', async (path: string) => truncate(path, 10)],
    ['longer', async (path: string) => writeFile(path, 'x', { flag: 'a' })],
    ['missing', async (path: string) => rm(path)],
    [
      'of other contents',
      async (path: string) => {
        const bytes = await readFile(path);
        bytes[0] = 0;
        await writeFile(path, bytes);
      },
    ],
  ])('fails while a file is read that is %s than it was', async (_name, damage) => {
    const reference = await stored('beschädigt');
    const entry = await server.store.find(reference);
    if (!entry || entry === 'deleted') throw new Error('not stored');
    const [file] = entry.manifest.files;
    if (!file) throw new Error('no file');
    await buffer(await server.store.read(reference, file));
    await damage(join(server.spoolDir, 'entries', reference, file.storedAs));
    await expect(server.store.read(reference, file).then(buffer)).rejects.toThrow(DamagedFileError);
  });

  it('commits nothing whose file is not as long as was counted', async () => {
    const whole = await server.store.find(await stored('ganz'));
    if (!whole || whole === 'deleted') throw new Error('not stored');
    const staging = await server.store.stage();
    const [file] = whole.manifest.files;
    if (!file) throw new Error('no file');
    await writeFile(join(staging.dir, file.storedAs), 'x'.repeat(file.size - 1));
    const manifest = { ...whole.manifest, reference: 'SFF-00000-00000' };
    await expect(server.store.commit(staging, manifest, whole.state)).rejects.toThrow(
      'not written completely',
    );
    expect(await server.store.find('SFF-00000-00000')).toBeUndefined();
  });

  it('reads and changes entries of a version that knew neither revisions nor an index', async () => {
    const reference = await stored('alt');
    const path = join(server.spoolDir, 'entries', reference, 'state.json');
    const { mark: _mark, ...old } = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
    await writeFile(path, JSON.stringify(old));
    await rename(join(server.spoolDir, 'due'), join(server.spoolDir, 'due-away'));
    expect(await server.store.inspect()).toMatchObject({ entries: 1, added: 1 });
    expect(await dueIn(server.store, NOW)).toEqual([reference]);
    await server.store.changeState(reference, (state) => ({ ...state, status: 'quarantined' }));
    expect(await server.store.find(reference)).toMatchObject({ state: { status: 'quarantined' } });
    expect(
      (await readdir(join(server.spoolDir, 'entries', reference))).filter((name) => /^state/.test(name)),
    ).toEqual(['state.1.json']);
  });

  it('leaves uploads to whoever beats, and clears away those of the dead after a minute', async () => {
    const other = await server.place.open(heartbeat);
    const staging = await server.store.stage();
    await writeFile(join(server.spoolDir, 'tmp', 'left-by-an-older-version'), '');
    const names = () => readdir(join(server.spoolDir, 'tmp'));
    // Regardless of the wall clock.
    await other.tidy(later(400 * DAY_MS));
    steady += HEARTBEAT.deadAfterMs - 1;
    await other.tidy(later(400 * DAY_MS));
    expect(await names()).toHaveLength(2);
    steady += 1;
    await server.store.clearDead();
    expect(await readdir(staging.dir)).toEqual([]);
    await other.clearDead();
    expect(await names()).toEqual(['left-by-an-older-version']);
    steady += 3_600_000;
    await other.clearDead();
    expect(await names()).toEqual([]);
  });
});

import { chmod, chown, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverPrograms } from '../../../scripts/testbed/serverPrograms';
import { madeManifest } from './madeEntry';
import { Spool } from '../../../server/intake/store/spool';
import { readSettings } from '../../../server/settings';
import { outputOf } from '../../helpers/outputOf';
import { applicationForm, post } from './applicationForm';
import { startIntake } from './intakeServer';

const ROOT = join(__dirname, '../../..');
const FOREIGN_USER = 12_345;
const isRoot = process.geteuid?.() === 0;

/** Runs Node in a process of its own, as another user if one is given. */
const run = (args: readonly string[], env: Record<string, string> = {}, uid?: number) =>
  outputOf(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    ...(uid === undefined ? {} : { uid }),
  });

const applications = async (dir: string, args: readonly string[], uid?: number) => {
  const programs = await serverPrograms(ROOT);
  return run([programs.applications, ...args], { INTAKE_DIR: dir }, uid);
};

it('loses none of 200 notes that four processes make in one entry at once', async () => {
  const server = await startIntake();
  const { json } = await post(server.base, applicationForm());
  const reference = json.reference ?? '';
  const script = 'tests/server/intake/noteManyTimes.ts';
  const ends = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) =>
      run(['--import', 'tsx', script, server.spoolDir, reference, name, '50']),
    ),
  );
  expect(ends).toEqual(Array.from({ length: 4 }, () => ({ code: 0, output: '' })));
  const entry = await server.store.find(reference);
  if (!entry || entry === 'deleted') throw new Error('not there');
  expect(Object.keys(entry.state.deliveries)).toHaveLength(200);
  const files = await readdir(join(server.spoolDir, 'entries', reference));
  expect(files.filter((name) => name.startsWith('state'))).toEqual(['state.200.json']);
  expect(await server.place.marks()).toHaveLength(1);
  await server.stop();
}, 300_000);

describe('the owner of the folder', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sff-owner-'));
  });
  afterEach(async () => {
    await chmod(dir, 0o700);
    await rm(dir, { recursive: true, force: true });
  });

  it('owns what root writes into it, and the command line refuses anybody else', async () => {
    if (isRoot) await chown(dir, FOREIGN_USER, FOREIGN_USER);
    const spool = new Spool(dir, { minFreeBytes: 0 });
    await spool.open();
    await spool.secret();
    const staging = await spool.stage();
    const manifest = madeManifest({ kind: 'contact' });
    await spool.commit(staging, manifest, { status: 'quarantined', deliveries: {} });
    const released = await applications(dir, ['release', 'SFF-00000-00000']);
    expect(released).toEqual({ code: 0, output: 'SFF-00000-00000 is out of quarantine.\n' });
    await spool.noteTime(new Date());
    const all = await readdir(dir, { recursive: true });
    expect(all).toContain('entries/SFF-00000-00000/state.1.json');
    const owners = await Promise.all(all.map(async (name) => (await stat(join(dir, name))).uid));
    expect(new Set(owners)).toEqual(new Set([isRoot ? FOREIGN_USER : process.geteuid?.()]));

    // Without root no other user can be tested: an unreadable folder stands in for another user's.
    if (!isRoot) await chmod(dir, 0o000);
    const refused = await applications(dir, ['list'], isRoot ? FOREIGN_USER + 1 : undefined);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /^INTAKE_DIR \("[^"]+"\) belongs to user \d+, and you are user \d+: run this as .+\n$/,
    );
  }, 300_000);
});

describe('a folder that was restored for another user', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sff-restored-'));
    if (isRoot) await chown(dir, FOREIGN_USER, FOREIGN_USER);
    await new Spool(dir).open();
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it.each(['entries', 'due', 'aliases'])('makes the store unavailable: %s', async (name) => {
    const check = `import { Spool } from './server/intake/store/spool.ts';
      await new Spool(process.env.DIR, { minFreeBytes: 0 }).check().catch((error) => console.log(error.name, error.message));`;
    const outcome = () =>
      run(
        ['--import', 'tsx', '--input-type=module', '-e', check],
        { DIR: dir },
        isRoot ? FOREIGN_USER : undefined,
      );
    expect(await outcome()).toEqual({ code: 0, output: '' });
    const folder = join(dir, name);
    if (isRoot) await chown(folder, 0, 0);
    else await chmod(folder, 0o500);
    const { output } = await outcome();
    if (!isRoot) await chmod(folder, 0o700);
    expect(output).toBe(`StoreUnavailableError ${folder} cannot be used (EACCES)\n`);
  });
});

describe('the secret', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'sff-secret-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it('is the same with the new line with which editors end a file', async () => {
    const spool = new Spool(dir, { minFreeBytes: 0 });
    await spool.open();
    await writeFile(join(dir, 'secret'), `${'x'.repeat(40)}\n`);
    expect(await spool.secret()).toBe('x'.repeat(40));
  });

  it('is refused when it is too short, with the file and what to do', async () => {
    const spool = new Spool(dir, { minFreeBytes: 0 });
    await spool.open();
    const secret = await spool.secret();
    expect(secret).toHaveLength(64);
    expect(await new Spool(dir).secret()).toBe(secret);
    const file = join(dir, 'secret');
    await truncate(file, 31);
    await expect(spool.secret()).rejects.toThrow(`The secret in ${file} has 31 characters`);
    await writeFile(file, '');
    await expect(spool.secret()).rejects.toThrow('Restore it from a backup');
    expect(() => readSettings({ INTAKE_SECRET: 'x'.repeat(31) })).toThrow('INTAKE_SECRET');
  });
});

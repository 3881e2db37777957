/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileClaims } from '../../../server/intake/fileClaims';
import { Scratch } from '../../../server/intake/scratch';
import { CLAIM_MS } from '../../../server/intake/store';
import { NOW } from './intakeServer';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-claims-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** The claims of one server on the folder. */
async function open(): Promise<FileClaims> {
  const scratch = new Scratch(join(dir, 'tmp'), 0);
  const claims = new FileClaims(join(dir, 'claims'), scratch);
  await scratch.open();
  await claims.open();
  return claims;
}

const later = (ms: number) => new Date(NOW.getTime() + ms);

it('gives a name to one of many that ask at the same time, and to the next once it is given back', async () => {
  const [one, two] = [await open(), await open()];
  const taken = await Promise.all([one, two, one, two, two].map((claims) => claims.take('SFF-A', NOW)));
  const held = taken.filter((claim) => claim !== undefined);
  expect(held).toHaveLength(1);
  expect(await two.take('SFF-B', NOW)).toBeDefined();
  await held[0]?.release();
  expect(await two.take('SFF-A', NOW)).toBeDefined();
});

it('takes a claim over at once from a server that has ended', async () => {
  const claims = await open();
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(join(dir, 'claims', 'SFF-A'), `${pid}-0123-4567-89ab-cdef-0123`);
  expect(await claims.take('SFF-A', NOW)).toBeDefined();
  expect(await readdir(join(dir, 'tmp'))).toEqual([]);
});

it('takes a claim over from a server that hangs, but not before its time is up', async () => {
  const [one, two] = [await open(), await open()];
  const held = await one.take('SFF-A', NOW);
  expect(held).toBeDefined();
  expect(await two.take('SFF-A', later(CLAIM_MS))).toBeUndefined();
  expect(await two.take('SFF-A', later(CLAIM_MS + 1))).toBeDefined();
  // Whoever comes back late gives nothing back that is another one's by now.
  await held?.release();
  expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-A']);
});

it('clears away claims that nobody can hold any longer', async () => {
  const claims = await open();
  await claims.take('SFF-A', NOW);
  await claims.tidy(later(2 * CLAIM_MS));
  expect(await readdir(join(dir, 'claims'))).toEqual(['SFF-A']);
  await claims.tidy(later(2 * CLAIM_MS + 1));
  expect(await readdir(join(dir, 'claims'))).toEqual([]);
});

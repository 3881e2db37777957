import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openIntake } from '../../../server/intake/openIntake';
import { secretIdOf } from '../../../server/intake/store/secret';
import { readSettings, StartError } from '../../../server/settings';
import { createSiteFixture, type SiteFixture } from '../siteFixture';
import { BUCKET, type ObjectStoreServer } from './objectStoreServer';
import { objectStoreServer, STORES } from './places';

const OWN = 'x'.repeat(40);
const REFERENCE = 'SFF-00000-00000';

let site: SiteFixture;
let dir: string;
let bucket: ObjectStoreServer;
beforeAll(async () => {
  [site, bucket] = await Promise.all([createSiteFixture(), objectStoreServer()]);
});
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-secret-'));
});
afterEach(async () => {
  await Promise.all([rm(dir, { recursive: true, force: true }), bucket.remove('')]);
});
afterAll(() => site.remove());

/** Starts and ends a server's intake. @returns its secret */
async function start(kind: (typeof STORES)[number], INTAKE_SECRET = ''): Promise<string> {
  const settings = readSettings({
    DIST_DIR: site.distDir,
    INTAKE_DIR: dir,
    INTAKE_SECRET,
    ...(kind === 'spool'
      ? {}
      : { INTAKE_STORE: `s3://${BUCKET}`, INTAKE_S3_ENDPOINT: bucket.url, INTAKE_S3_PATH_STYLE: 'yes' }),
  });
  const intake = await openIntake(settings, {} as FastifyBaseLogger);
  intake.close();
  return intake.secret;
}

/** Adds an entry, as far as it is counted. */
const addEntry = (kind: (typeof STORES)[number]) =>
  kind === 'spool'
    ? writeFile(join(dir, 'entries', REFERENCE), '')
    : bucket.overwrite(`entries/${REFERENCE}.json`, '{}');

const write = (kind: (typeof STORES)[number], name: string, text: string) =>
  kind === 'spool' ? writeFile(join(dir, name), text) : bucket.overwrite(name, text);

async function removeSecret(kind: (typeof STORES)[number], secret: string): Promise<void> {
  if (kind === 'spool') return rm(join(dir, 'secret'));
  // Removes by prefix, and with it the id.
  await bucket.remove('secret');
  return bucket.overwrite('secret-id', secretIdOf(secret));
}

const removeId = (kind: (typeof STORES)[number]) =>
  kind === 'spool' ? rm(join(dir, 'secret-id')) : bucket.remove('secret-id');

describe.each(STORES)('the secret of a %s with entries', (kind) => {
  let secret: string;
  beforeEach(async () => {
    secret = await start(kind);
    await addEntry(kind);
  });

  it('that is another one in the settings than before is refused, and the old one is accepted', async () => {
    const other = start(kind, OWN);
    await expect(other).rejects.toThrow(StartError);
    await expect(other).rejects.toThrow(
      /^The secret, from INTAKE_SECRET or else from .+ is not the one that /,
    );
    expect(await start(kind, secret)).toBe(secret);
    expect(await start(kind)).toBe(secret);
  });

  it('that was lost is not replaced, and one put in its place is accepted as the sentence says', async () => {
    await removeSecret(kind, secret);
    await expect(start(kind)).rejects.toThrow(
      /^The secret in .+\/secret is missing, although there are entries, .+ delete "secret-id" in the store/,
    );
    await write(kind, 'secret', OWN);
    await expect(start(kind)).rejects.toThrow('is not the one that has signed the links');
    await removeId(kind);
    expect(await start(kind)).toBe(OWN);
    await expect(start(kind, secret)).rejects.toThrow(StartError);
  });
});

it.each(STORES)('may change while a %s has no entries', async (kind) => {
  await start(kind);
  expect(await start(kind, OWN)).toBe(OWN);
  await addEntry(kind);
  await expect(start(kind)).rejects.toThrow(StartError);
});

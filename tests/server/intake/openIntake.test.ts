import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openIntake, openStore } from '../../../server/intake/openIntake';
import { Spool } from '../../../server/intake/store/spool';
import { StoreUnavailableError } from '../../../server/intake/store/store';
import { readSettings, StartError } from '../../../server/settings';
import { createSiteFixture, INTAKE_SITE, type SiteFixture } from '../siteFixture';

const BUILT = { ...INTAKE_SITE, origin: 'https://www.built.example' };

let site: SiteFixture;
beforeAll(async () => {
  site = await createSiteFixture();
  await writeFile(join(site.distDir, '../dist-server/site.json'), JSON.stringify(BUILT));
});
afterAll(() => site.remove());

const open = (environment: Record<string, string>) =>
  openIntake(
    readSettings({ DIST_DIR: site.distDir, INTAKE_DIR: join(site.distDir, '../intake'), ...environment }),
    {} as FastifyBaseLogger,
  );

it('puts the origin that the site was built with into links, also that of a later build', async () => {
  const intake = await open({});
  expect(intake.siteOrigin).toBe('https://www.built.example');
  intake.site = { ...BUILT, origin: 'https://www.moved.example' };
  expect(intake.siteOrigin).toBe('https://www.moved.example');
});

it('puts the origin of the setting into links, if there is one', async () => {
  expect((await open({ SITE_ORIGIN: 'https://www.set.example' })).siteOrigin).toBe('https://www.set.example');
});

it('does not start with a store that it cannot tidy, and says so in a sentence', async () => {
  const clear = jest
    .spyOn(Spool.prototype, 'clearDead')
    .mockRejectedValue(new StoreUnavailableError('the store cannot be written (EACCES)'));
  const problem: unknown = await open({}).catch((error: unknown) => error);
  clear.mockRestore();
  expect(problem).toBeInstanceOf(StartError);
  expect(problem).toHaveProperty(
    'message',
    expect.stringMatching(/^What earlier runs have left in .* could not be removed: the store cannot be/),
  );
});

it('signs with the secret of the setting, without the space around it', async () => {
  const secret = 'a secret of several servers, long enough';
  const dir = join(site.distDir, '../another-intake');
  expect((await open({ INTAKE_DIR: dir, INTAKE_SECRET: ` ${secret}\n` })).secret).toBe(secret);
  expect(() => open({ INTAKE_SECRET: ` ${'x'.repeat(31)} ` })).toThrow(StartError);
});

it.each([
  ['dist', 'dist'],
  ['dist/en', 'dist'],
  ['linked/page', 'dist'],
  ['linked/page/new/intake', 'dist'],
  ['dist/en', 'linked/site'],
])('opens no store that the site would publish: %s in the site %s', async (folder, served) => {
  const root = dirname(site.distDir);
  const linked = join(root, 'linked');
  await mkdir(linked);
  await symlink(site.distDir, join(linked, 'site'));
  await symlink(join(site.distDir, 'en'), join(linked, 'page'));
  const paths = { INTAKE_DIR: join(root, folder), DIST_DIR: join(root, served) };
  await expect(openStore(readSettings(paths))).rejects.toThrow('is inside the built site');
  await rm(linked, { recursive: true });
});

it('does not start with a build that does not say its origin, as older ones do not', async () => {
  const older = await createSiteFixture();
  const { origin: _, ...rest } = INTAKE_SITE;
  await writeFile(join(older.distDir, '../dist-server/site.json'), JSON.stringify(rest));
  await expect(open({ DIST_DIR: older.distDir })).rejects.toThrow('run npm run build');
  await older.remove();
});

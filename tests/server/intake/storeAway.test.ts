import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { INTAKE_PATHS } from '../../../src/applications/fields';
import { runServer } from '../../../scripts/testbed/serverProcess';
import { openIntake } from '../../../server/intake/openIntake';
import { StoreAwayError } from '../../../server/intake/store/storeAway';
import { readSettings } from '../../../server/settings';
import { createSiteFixture, type SiteFixture } from '../siteFixture';
import { applicationForm, HTML, post } from './applicationForm';
import { BUCKET } from './objectStoreServer';
import { objectStoreServer } from './places';

let site: SiteFixture;
beforeEach(async () => {
  site = await createSiteFixture();
});
afterEach(() => site.remove());

const settingsFor = (endpoint: string): Record<string, string> => ({
  DIST_DIR: site.distDir,
  INTAKE_DIR: join(site.distDir, '../intake'),
  INTAKE_STORE: `s3://${BUCKET}`,
  INTAKE_S3_ENDPOINT: endpoint,
  INTAKE_S3_PATH_STYLE: 'yes',
});
const KEYS = {
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

it('serves the site while the bucket is away at the start, and stops at once', async () => {
  const server = await runServer({ ...settingsFor('http://127.0.0.1:1'), ...KEYS });
  const base = `http://127.0.0.1:${await server.listening}`;
  expect((await fetch(`${base}/`)).status).toBe(200);
  for (const path of ['/api/health', INTAKE_PATHS.token]) {
    const answer = await fetch(base + path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.json()).toEqual({ status: 'unavailable' });
  }
  const json = await post(base, applicationForm());
  expect([json.status, json.headers.get('retry-after')]).toEqual([503, '30']);
  const path = '/api/applications?job=1042&locale=en';
  const page = await post(base, applicationForm({ locale: 'en' }), { Accept: 'text/html' }, path);
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('It didn’t arrive')]);
  for (const [language, title] of [
    ['de', 'Gerade nicht.'],
    ['en', 'Not right now.'],
  ] as const) {
    const link = await fetch(`${base}/api/application/x`, {
      headers: { ...HTML, 'Accept-Language': language },
    });
    expect([link.status, await link.text()]).toEqual([503, expect.stringContaining(title)]);
  }
  expect(server.output().match(/the site is served without the intake/g)).toHaveLength(1);
  expect(server.output()).toContain('(ECONNREFUSED); check INTAKE_S3_ENDPOINT');
  expect((await server.stop()).code).toBe(0);
  expect(server.output()).not.toContain('although work is under way');
});

it('opens the intake once the bucket is back', async () => {
  const store = await objectStoreServer();
  store.disturb = () => 503;
  const lines: string[] = [];
  const note = (_facts: unknown, text?: string) => lines.push(text ?? String(_facts));
  const log = { warn: note, error: note } as unknown as FastifyBaseLogger;
  const intake = await openIntake(readSettings(settingsFor(store.url)), log, 20);
  const { opening } = intake;
  expect(opening).toBeInstanceOf(Promise);
  expect(() => intake.secret).toThrow(StoreAwayError);
  store.disturb = () => undefined;
  await opening;
  expect(intake.opening).toBeUndefined();
  expect(intake.secret.length).toBeGreaterThan(31);
  await intake.store.check();
  expect(lines).toEqual([
    'the site is served without the intake, which is tried again every 30 s',
    'the intake is open',
  ]);
  intake.close();
});

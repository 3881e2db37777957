import { killRun } from '../../../scripts/torture/killRun';
import { objectStore, spoolStore, type TortureStore } from '../../../scripts/torture/tortureStore';
import { createSiteFixture, type SiteFixture } from '../siteFixture';
import { BUCKET } from './objectStoreServer';
import { objectStoreServer } from './places';

// A short version of `npm run torture -- kill`, which kills the server two hundred times.
const ROUNDS = 6;

let site: SiteFixture;
beforeAll(async () => {
  site = await createSiteFixture();
});
afterAll(() => site.remove());

it.each<[string, number, () => Promise<TortureStore>]>([
  ['a folder', 7, spoolStore],
  [
    'an object store',
    6,
    async () => {
      // Sets the client's credentials in the environment.
      const { url } = await objectStoreServer();
      const settings = { INTAKE_S3_ENDPOINT: url, INTAKE_S3_PATH_STYLE: 'yes' };
      return objectStore(`s3://${BUCKET}`, { ...process.env, ...settings });
    },
  ],
])(
  `loses, doubles and halves nothing in %s when it is killed at ${ROUNDS} random moments`,
  async (_name, checks, create) => {
    const store = await create();
    const findings = await killRun({ distDir: site.distDir, store, rounds: ROUNDS, seed: 'killed' });
    await store.remove();
    expect(findings.filter(({ isOk }) => isOk === false)).toEqual([]);
    expect(findings.filter(({ isOk }) => isOk === true)).toHaveLength(checks);
  },
  300_000,
);

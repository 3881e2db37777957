/** @jest-environment node */
import { killRun } from '../../../scripts/torture/killRun';
import { spoolStore } from '../../../scripts/torture/tortureStore';
import { createSiteFixture } from '../siteFixture';

// The short form of `npm run torture -- kill`, which kills two hundred times.
const ROUNDS = 20;

it(`loses, doubles and halves nothing when it is killed at ${ROUNDS} random moments`, async () => {
  const [site, store] = await Promise.all([createSiteFixture(), spoolStore()]);
  const findings = await killRun({ distDir: site.distDir, store, rounds: ROUNDS, seed: 'killed' });
  await Promise.all([site.remove(), store.remove()]);
  expect(findings.filter(({ isOk }) => isOk === false)).toEqual([]);
  expect(findings.filter(({ isOk }) => isOk === true)).toHaveLength(7);
}, 180_000);

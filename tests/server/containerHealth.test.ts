// Covers deploy/Dockerfile.
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../scripts/testbed/freePort';
import { runServer, type ServerProcess } from '../../scripts/testbed/serverProcess';
import { outputOf } from '../helpers/outputOf';
import { createSiteFixture, type SiteFixture } from './siteFixture';

const dockerfile = readFileSync(join(__dirname, '../../deploy/Dockerfile'), 'utf8');
const [, command = '[]'] = /^HEALTHCHECK .*\\\n +CMD (\[.*\])$/m.exec(dockerfile) ?? [];
const [, ...args] = JSON.parse(command) as string[];
const check = async (port: number) =>
  (await outputOf(process.execPath, args, { env: { PORT: String(port) } })).code;

let site: SiteFixture;
let intakeDir: string;
const servers: ServerProcess[] = [];
async function run(environment: Record<string, string> = {}): Promise<number> {
  const server = await runServer({ DIST_DIR: site.distDir, INTAKE_DIR: intakeDir, ...environment });
  servers.push(server);
  return server.listening;
}
beforeEach(async () => {
  site = await createSiteFixture();
  intakeDir = join(site.distDir, '../intake');
});
afterEach(async () => {
  await Promise.all(servers.map((one) => one.kill()));
  await site.remove();
});

it('keeps a container whose store is away, which a restart would not bring back', async () => {
  const port = await run();
  await rename(intakeDir, `${intakeDir}-away`);
  await writeFile(intakeDir, 'a file in the place of the folder');
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(503);
  expect(await check(port)).toBe(0);
});

it('keeps a preview, which answers nothing without its password', async () => {
  expect(await check(await run({ PREVIEW_PASSWORD: 'ein langes Kennwort' }))).toBe(0);
});

it('replaces a container in which nothing answers', async () => {
  expect(await check(await freePort())).toBe(1);
});

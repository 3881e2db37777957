import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer, underLimit } from '../../../scripts/testbed/serverProcess';
import { createSiteFixture, type SiteFixture } from '../siteFixture';

let site: SiteFixture;
let dir: string;
beforeEach(async () => {
  site = await createSiteFixture();
  dir = await mkdtemp(join(tmpdir(), 'sff-full-'));
});
afterEach(async () => {
  await site.remove();
  await rm(dir, { recursive: true, force: true });
});

/** Starts the server where files cannot get a single byte; names can still be created, as on a full disk. */
async function startOnFullDisk(): Promise<{ code: number | null; output: string }> {
  // Node ignores SIGXFSZ, so every write fails with EFBIG.
  const wrap = underLimit('-f', 0);
  const { exit, output } = await runServer({ DIST_DIR: site.distDir, INTAKE_DIR: dir }, { wrap });
  const { code } = await exit;
  return { code, output: output() };
}

async function filesIn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if ((await stat(join(folder, name))).isFile()) found.push(name);
  }
  return found;
}

it.each([
  ['does not exist yet', async () => rm(dir, { recursive: true })],
  ['is empty', async () => undefined],
  ['has its folders already', async () => mkdir(join(dir, 'tmp'))],
])(
  'ends the first start on a full disk with a sentence and without a secret, where the folder %s',
  async (_name, prepare) => {
    await prepare();
    const { code, output } = await startOnFullDisk();
    expect(code).toBe(1);
    expect(output).toContain(
      `The secret of ${dir} could not be read or created: the store cannot be written (EFBIG). Fix this`,
    );
    expect(output).not.toMatch(/^\s+at /m);
    // A run's own heartbeat and the folder's id take no space, and are all that remains.
    expect((await filesIn(dir)).filter((name) => !/^(?:runs\/|id-)/.test(name))).toEqual([]);

    const server = await runServer({ DIST_DIR: site.distDir, INTAKE_DIR: dir });
    const port = await server.listening;
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
    expect((await stat(join(dir, 'secret'))).size).toBe(64);
    expect((await server.stop()).code).toBe(0);
  },
);

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFolders } from '../../../scripts/output/openFolders';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
});

const outDir = () => path.join(root, 'site');
const cacheDir = () => path.join(root, 'cache');
const open = (isPreview = false) =>
  openFolders(outDir(), { cacheDir: cacheDir(), isRelease: false, isPreview });

/** Builds a site of few files. */
async function build(isPreview = false): Promise<void> {
  const { siteFolder, serverFolder } = open(isPreview);
  const files = ['index.html', '_build.json', ...(isPreview ? ['_preview.json'] : [])];
  siteFolder.write(
    'site',
    files.map((name) => ({ path: name, content: Buffer.from('{}') })),
  );
  serverFolder.write('server', [{ path: 'rendering.json', content: Buffer.from('{}') }]);
  await serverFolder.commit();
  await siteFolder.commit('_build.json');
}

it('opens both folders again when the cache is gone', async () => {
  await build();
  rmSync(cacheDir(), { recursive: true });
  await build();
  expect(readdirSync(outDir())).toEqual(expect.arrayContaining(['_build.json', 'index.html']));
  expect(readdirSync(`${outDir()}-server`)).toEqual(['rendering.json']);
});

it('leaves nothing beside the folders when a build goes no further', async () => {
  await build();
  open();
  expect(readdirSync(root).toSorted()).toEqual(['cache', 'site', 'site-server']);
});

it('refuses a folder of the server that no build has written, and leaves it', () => {
  mkdirSync(`${outDir()}-server`);
  writeFileSync(path.join(`${outDir()}-server`, 'site.conf'), 'fremd');
  expect(() => open()).toThrow(`${outDir()}-server holds files that no build has written`);
  expect(existsSync(path.join(`${outDir()}-server`, 'site.conf'))).toBe(true);
});

it.each([
  [true, 'a preview, which the site would replace'],
  [false, 'a site, which a preview would replace'],
])('replaces no preview by the site, nor the other way round (was a preview: %s)', async (was, message) => {
  await build(was);
  expect(() => open(!was)).toThrow(message);
  rmSync(outDir(), { recursive: true });
  await build(!was);
});

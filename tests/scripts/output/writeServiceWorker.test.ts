import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { OutputFolder } from '../../../scripts/output/outputFolder';
import { writeServiceWorker } from '../../../scripts/output/writeServiceWorker';
import { temporaryFolder } from '../../helpers/temporaryFolder';

const OFF = 'self.registration.unregister();';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(path.join(root, 'worker'));
  writeWorker('service-worker.js', 'const files = [self.precacheManifest, self.assetHashes];');
  writeWorker('service-worker-off.js', OFF);
});

const writeWorker = (name: string, code: string) => writeFileSync(path.join(root, 'worker', name), code);
const built = (name: string) => path.join(root, 'dist', name);
const text = (name: string) => readFileSync(built(name), 'utf8');

const BUNDLES = ['staticSections.1.js', 'staticSections.2.css', 'DeferredLayout.3.js', 'afterLoad.4.js'];

/** Builds a site of both offline pages and some bundles; returns the written files and what was reported. */
async function build(words: string, code = words, bundles = BUNDLES) {
  const siteFolder = OutputFolder.open({
    outDir: path.join(root, 'dist'),
    cacheDir: path.join(root, 'cache'),
    compression: 'everyday',
    mark: 'offline/index.html',
  });
  const pages = ['offline/index.html', 'en/offline/index.html'];
  siteFolder.write(
    'pages',
    pages.map((page) => ({ path: page, content: Buffer.from(words) })),
  );
  siteFolder.write(
    'bundles',
    [...bundles, 'JobsPage.5.js'].map((name) => ({ path: `assets/${name}`, content: Buffer.from(name) })),
  );
  const told: string[] = [];
  await writeServiceWorker({
    siteFolder,
    workerDir: path.join(root, 'worker'),
    codes: [code],
    progress: { step: () => {}, done: (_label, result) => told.push(result) },
  });
  return { ...(await siteFolder.commit()), told };
}

/** Does what the README says to switch off the service worker. */
function switchOff(): void {
  for (const end of ['', '.br', '.gz']) copyFileSync(built(`_kill-switch/sw.js${end}`), built(`sw.js${end}`));
}

it('keeps from the start what the offline pages load, and says what of it is missing', async () => {
  await build('eins');
  for (const name of BUNDLES) expect(text('sw.js')).toContain(`/assets/${name}`);
  expect(text('sw.js')).not.toContain('JobsPage');
  await expect(build('zwei', 'zwei', BUNDLES.slice(1))).rejects.toThrow(
    'The build has no bundle "staticSections", which the offline pages need.',
  );
});

it('leaves the kill switch in the place of the service worker, also in new builds, and says how to end it', async () => {
  await build('eins');
  expect(text('sw.js')).toContain('offline/');
  switchOff();
  for (const words of ['eins', 'zwei', 'zwei']) {
    const { told } = await build(words);
    expect(told).toEqual([expect.stringContaining('to end it, remove sw.js from the output folder')]);
    expect(text('sw.js')).toBe(OFF);
    expect(brotliDecompressSync(readFileSync(built('sw.js.br'))).toString()).toBe(OFF);
    expect(gunzipSync(readFileSync(built('sw.js.gz'))).toString()).toBe(OFF);
  }
  expect((await build('zwei')).written).toEqual([]);
});

it('puts the kill switch of the new build there, where its code has changed', async () => {
  await build('eins');
  switchOff();
  writeWorker('service-worker-off.js', `${OFF}//`);
  await build('eins', 'new code');
  expect([text('sw.js'), text('_kill-switch/sw.js')]).toEqual([`${OFF}//`, `${OFF}//`]);
});

it('writes the service worker again when the kill switch was removed from its place', async () => {
  await build('eins');
  const worker = text('sw.js');
  switchOff();
  await build('eins');
  rmSync(built('sw.js'));
  await build('eins');
  expect(text('sw.js')).toBe(worker);
  expect(brotliDecompressSync(readFileSync(built('sw.js.br'))).toString()).toBe(worker);
});

it('writes the service worker over any other change', async () => {
  await build('eins');
  const worker = text('sw.js');
  writeFileSync(built('sw.js'), '');
  rmSync(built('_kill-switch'), { recursive: true });
  await build('eins');
  expect([text('sw.js'), text('_kill-switch/sw.js')]).toEqual([worker, OFF]);
});

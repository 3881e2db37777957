import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltFiles } from '../src/document/pageAssets';
import { writeBuildList } from './buildList/buildList';
import { type Bundles, bundle } from './bundle';
import { compressTree } from './compress';
import { buildContent } from './content/buildContent';
import { resolveMediaUrls } from './content/resolveMediaUrls';
import { formatProblems } from './content/problems';
import type { Site } from './content/site';
import { writeGenerated } from './content/writeGenerated';
import { buildFonts } from './fonts/buildFonts';
import { renderHeadersFile } from './headers/renderHeadersFile';
import { renderNginxHttp, renderNginxServer } from './headers/renderNginx';
import { renderRedirectsFile } from './headers/renderRedirectsFile';
import { thirdPartyPolicy } from './headers/thirdPartyPolicy';
import { renderIcons } from './images/icons';
import { type BuildOptions, readBuildOptions, SettingError } from './lib/args';
import { replaceDir } from './lib/atomicDir';
import { inputHash } from './lib/inputHash';
import { createProgress } from './lib/progress';
import { makeMedia } from './prerender/makeMedia';
import { readBuiltFiles, styleHashes } from './prerender/readBuiltFiles';
import { renderSite } from './prerender/renderSite';
import { writeServerDir } from './prerender/writeServerDir';
import { bundleServer } from './serverBundle/bundleServer';
import { writeServiceWorker } from './serviceWorker/writeServiceWorker';
import { renderFeed, renderManifest, renderRobots, renderSitemap } from './prerender/siteFiles';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE_DIR = path.join(ROOT, '.cache');

/** What a build depends on besides its options. */
const INPUTS = ['src', 'scripts', 'server', 'package.json', 'package-lock.json', '.parcelrc'];

/** Content that does not pass its checks; the message lists every problem. */
class ContentError extends Error {}

const progress = createProgress(process.stderr);

async function readContent({ contentDir, origin, date }: BuildOptions): Promise<Site> {
  progress.step('Content');
  const { problems, index } = await buildContent({ contentDir, origin, date });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!index) throw new ContentError(formatProblems(problems, { color: process.stderr.isTTY === true }));
  await writeGenerated(index, path.join(ROOT, 'src/generated'), CACHE_DIR);
  progress.done(
    'Content',
    `${index.site.routes.length} pages, ${errors.length} errors, ${problems.length} warnings`,
  );
  return index.site;
}

async function copyBundles({ webDir, web }: Bundles, outDir: string): Promise<void> {
  const target = path.join(outDir, 'assets');
  await mkdir(target, { recursive: true });
  const files = web.files.filter((name) => !name.endsWith('.html'));
  await Promise.all(files.map((name) => copyFile(path.join(webDir, name), path.join(target, name))));
  await copyFile(path.join(ROOT, 'src/generated/fonts/OFL.txt'), path.join(target, 'OFL.txt'));
}

/** Names a build: the same content, code and settings give the same hash. */
function buildHash(site: Site, { web }: Bundles): string {
  const parts = [site.routes.map(({ page }) => page), site.queries, web];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

async function writeSiteFiles(site: Site, hash: string, built: BuiltFiles, outDir: string): Promise<void> {
  const policy = { ...thirdPartyPolicy(), styleHashes: styleHashes(built) };
  const files: Record<string, string> = {
    'sitemap.xml': renderSitemap(site.sitemap),
    'robots.txt': renderRobots(site.origin),
    'manifest.webmanifest': renderManifest(),
    _headers: renderHeadersFile(policy, hash),
    _redirects: renderRedirectsFile(site.redirects),
    '_nginx/http.conf': renderNginxHttp(site.redirects),
    '_nginx/server.conf': renderNginxServer(policy, hash),
  };
  for (const feed of site.feeds) files[feed.path.slice(1)] = renderFeed(feed);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Builds the whole site into a folder of its own and puts it in the place of the old one only when all of it is
 * there. A failed build leaves the old site untouched.
 */
async function build(options: BuildOptions): Promise<void> {
  const draft = await readContent(options);
  const staging = path.join(CACHE_DIR, 'staging');
  const serverStaging = path.join(CACHE_DIR, 'staging-server');
  for (const dir of [staging, serverStaging]) await rm(dir, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });

  progress.step('Fonts');
  const fonts = await buildFonts({ outDir: path.join(ROOT, 'src/generated/fonts'), cacheDir: CACHE_DIR });
  progress.done('Fonts', `${fonts.built} cut, ${fonts.cached} from the cache`);

  progress.step('Bundles');
  const bundles = await bundle(ROOT, CACHE_DIR);
  progress.done('Bundles', `${bundles.web.files.length} files`);

  const media = await makeMedia(draft, {
    outDir: staging,
    cacheDir: CACHE_DIR,
    contentDir: options.contentDir,
    progress,
  });
  const site = resolveMediaUrls(draft, media);
  await renderIcons(staging, CACHE_DIR);
  await copyBundles(bundles, staging);

  const hash = buildHash(site, bundles);
  const built = await readBuiltFiles(bundles.webDir, bundles.web);
  await renderSite(
    {
      pages: site.routes,
      queries: site.queries,
      build: hash,
      files: built,
      serverEntry: bundles.serverEntry,
    },
    staging,
    (done) => progress.step('Pages', done, site.routes.length),
  );
  progress.done('Pages', `${site.routes.length} rendered`);
  await writeSiteFiles(site, hash, built, staging);

  progress.step('Service worker');
  const kept = await writeServiceWorker(bundles.workerDir, staging);
  progress.done(
    'Service worker',
    `${kept.files} files, ${Math.round(kept.bytes / 1000)} kB kept from the start`,
  );

  const compressed = await compressTree(staging, {
    cacheDir: path.join(CACHE_DIR, 'compress'),
    onProgress: (done, total) => progress.step('Compression', done, total),
  });
  progress.done('Compression', `${compressed.files} files`);

  progress.step('Server');
  await bundleServer(ROOT, bundles.serverEntry, serverStaging);
  progress.done('Server', 'main.js, applications.js');
  const outDir = path.resolve(ROOT, options.outDir);
  await writeServerDir(site, built, serverStaging);
  await writeBuildList(staging, serverStaging);
  await replaceDir(staging, outDir);
  await replaceDir(serverStaging, `${outDir}-server`);
}

async function main(args: string[]): Promise<void> {
  const ifChanged = args.includes('--if-changed');
  const options = readBuildOptions(
    args.filter((arg) => arg !== '--if-changed'),
    process.env,
    new Date(),
  );
  const outDir = path.resolve(ROOT, options.outDir);
  const stampFile = path.join(CACHE_DIR, 'build-stamp');
  const stamp = inputHash(ROOT, [...INPUTS, options.contentDir], ['src/generated'], options);
  const lastStamp = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
  if (ifChanged && lastStamp === stamp && existsSync(outDir) && existsSync(`${outDir}-server`)) {
    process.stderr.write('Nothing has changed since the last build.\n');
    return;
  }
  await rm(stampFile, { force: true });
  const started = performance.now();
  await build(options);
  await writeFile(stampFile, stamp);
  process.stderr.write(
    `Built ${path.relative(process.cwd(), outDir) || '.'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof SettingError || error instanceof ContentError;
  process.stderr.write(
    `${isExpected ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exitCode = 1;
}

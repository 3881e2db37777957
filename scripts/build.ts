import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { omitUndefined } from '../src/lib/omitUndefined';
import { bundle } from './parcel/bundle';
import { buildContent } from './content/buildContent';
import { formatProblems } from './content/problems';
import { POSTER_RULES } from './content/rules';
import type { Site } from './content/site';
import { updateGenerated } from './content/updateGenerated';
import { buildFonts } from './fonts/buildFonts';
import type { BuildOptions } from './lib/args';
import { statInputs } from './lib/buildInputs.mjs';
import { plural } from './lib/plural';
import { createProgress } from './lib/progress';
import { pruneCache } from './lib/pruneCache';
import { ExpectedError, runMain } from './lib/runMain';
import { writeStamp } from './lib/upToDate.mjs';
import { openFolders } from './output/openFolders';
import { startBuild } from './output/startBuild';
import { writeSite } from './output/writeSite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE_DIR = path.join(ROOT, '.cache');
const PICTURE = /^assets\/(?:img|og)\//;

const progress = createProgress(process.stderr);

/** The resolved content, and when it changes next without an edit, e.g. because a page is published. */
interface Content {
  site: Site;
  next?: string;
}

async function readContent(options: BuildOptions): Promise<Content> {
  progress.step('Content');
  const { problems, index, histories, upcoming, noted } = await buildContent({
    ...options,
    withDrafts: options.isPreview,
    // A preview has its own cache, because it treats drafts as published.
    cacheDir: options.isPreview ? path.join(CACHE_DIR, 'preview') : CACHE_DIR,
    posters: { rules: POSTER_RULES, cacheDir: CACHE_DIR },
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!index) throw new ExpectedError(formatProblems(problems, { color: process.stderr.isTTY === true }));
  // Not for a preview or other content: the generated types must match the site's own published pages.
  const isSite = !options.isPreview && path.resolve(options.contentDir) === path.join(ROOT, 'content-json');
  if (isSite || !existsSync(path.join(ROOT, 'src/generated/schema')))
    await updateGenerated(index, { root: ROOT, cacheDir: CACHE_DIR });
  progress.done(
    'Content',
    `${index.site.routes.length} pages, ${errors.length} errors, ${problems.length} warnings`,
  );
  for (const { file } of histories.filter(({ isOutOfDate }) => isOutOfDate)) {
    process.stderr.write(
      `${path.relative(process.cwd(), file)} is out of date, and a build leaves it alone: run npm run content and commit it.\n`,
    );
  }
  if (noted.stale.length > 0) {
    process.stderr.write(
      `Translations that are out of date: ${noted.stale.length}; npm run content -- --report shows what has changed.\n`,
    );
  }
  process.stderr.write(upcoming.text);
  return omitUndefined({ site: index.site, next: upcoming.next });
}

/**
 * Brings the site in the output folder up to date with content and code. A failed build leaves the old site unchanged.
 * Resolves to the time at which the result of a build changes next without an edit.
 */
async function build(options: BuildOptions, outDir: string): Promise<Pick<Content, 'next'>> {
  const folders = openFolders(outDir, { cacheDir: CACHE_DIR, ...options });
  const { site, ...next } = await readContent(options);
  progress.step('Fonts');
  const fonts = await buildFonts({ outDir: path.join(ROOT, 'src/generated/fonts'), cacheDir: CACHE_DIR });
  progress.done('Fonts', `${fonts.built} cut, ${fonts.cached} from the cache`);
  progress.step('Bundles');
  const bundles = await bundle(ROOT, CACHE_DIR);
  progress.done('Bundles', `${bundles.web.files.length} files, ${bundles.made}`);
  const { written, removed, pages, bytes } = await writeSite(site, bundles, {
    root: ROOT,
    cacheDir: CACHE_DIR,
    contentDir: options.contentDir,
    ...(options.isPreview ? { preview: `${options.date}T${options.time}` } : {}),
    ...folders,
    progress,
  });
  process.stderr.write(
    `${plural(written.length, 'file')} changed (${Math.round(bytes / 1000)} kB), ${removed.length} removed; ${plural(pages, 'page')} rendered\n`,
  );
  // Only new pictures make the cache larger.
  if (written.some((file) => PICTURE.test(file))) await pruneCache(CACHE_DIR);
  return next;
}

async function main(args: string[]): Promise<void> {
  const started = performance.now();
  const { options, outDir, today, release } = await startBuild(args, {
    root: ROOT,
    cacheDir: CACHE_DIR,
    env: process.env,
    now: () => new Date(),
    tell: (text) => process.stderr.write(text),
  });
  const { contentDir } = options;

  try {
    const inputs = { contentDir, files: statInputs(ROOT, contentDir) };
    const { next } = await build(options, outDir);
    writeStamp({ cacheDir: CACHE_DIR, outDir, args, env: process.env, today, inputs, until: next });
  } finally {
    release();
  }
  process.stderr.write(
    `Built ${path.relative(process.cwd(), outDir) || '.'} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
  );
}

await runMain(main);

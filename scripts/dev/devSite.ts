import path from 'node:path';
import type { EmbeddedData } from '../../src/content/pageData';
import { DATA_ID, ROOT_ID } from '../../src/document/ids';
import { escapeHtml, htmlAttributes, jsonForScript } from '../../src/document/html';
import { APP_DATA_URL, notFoundPath, pageDataUrl, queryDataUrl } from '../../src/page-data/pageDataUrl';
import { LOCALES, localeOfPath } from '../../src/content/locales';
import type { BundleManifest } from '../bundle';
import { buildContent } from '../content/buildContent';
import { resolveMediaUrls } from '../content/resolveMediaUrls';
import { formatProblems } from '../content/problems';
import type { Site } from '../content/site';
import { writeGenerated } from '../content/writeGenerated';
import type { BuildOptions } from '../lib/args';
import type { Progress } from '../lib/progress';
import { makeMedia } from '../prerender/makeMedia';

/** The last good state of the content, or what is wrong with it now. */
export type ContentState = { site: Site; warnings: number } | { problems: string };

interface DevSiteOptions {
  root: string;
  cacheDir: string;
  /** Folder that drawn images are written to. */
  mediaDir: string;
  build: BuildOptions;
  progress: Progress;
}

/** Validates and indexes content and draws what it names. Broken content is an answer, not an exception. */
export async function readDevSite({
  root,
  cacheDir,
  mediaDir,
  build,
  progress,
}: DevSiteOptions): Promise<ContentState> {
  const { problems, index } = await buildContent(build);
  if (!index) return { problems: formatProblems(problems, { color: false }) };
  await writeGenerated(index, path.join(root, 'src/generated'), cacheDir);
  const media = await makeMedia(index.site, {
    outDir: mediaDir,
    cacheDir,
    contentDir: build.contentDir,
    progress,
  });
  return { site: resolveMediaUrls(index.site, media), warnings: problems.length };
}

const DEV_BUILD = 'dev';

/** The data files of the site by their URL, as JSON text. */
export function dataFiles(site: Site): Map<string, string> {
  const files = new Map<string, string>();
  for (const { page } of site.routes) files.set(pageDataUrl(page.path), JSON.stringify(page));
  for (const [hash, data] of Object.entries(site.queries))
    files.set(queryDataUrl(hash), JSON.stringify(data));
  files.set(APP_DATA_URL, JSON.stringify({ build: DEV_BUILD }));
  return files;
}

/** The page of a path, or the 404 page of its language. */
function findPage(site: Site, pathname: string) {
  const notFound = notFoundPath(LOCALES[localeOfPath(pathname)].prefix);
  const route =
    site.routes.find((candidate) => candidate.path === pathname) ??
    site.routes.find((candidate) => candidate.path === notFound);
  if (!route) throw new Error(`The content has no 404 page (${notFound}).`);
  return route.page;
}

/**
 * A page without prerendered markup: the browser draws it from the embedded data, so that a changed component shows
 * without a render on the server.
 */
export function devDocument(
  site: Site,
  manifest: BundleManifest,
  pathname: string,
): { html: string; status: number } {
  const page = findPage(site, pathname);
  const data: EmbeddedData = {
    build: DEV_BUILD,
    page,
    queries: Object.fromEntries(Object.entries(site.queries).filter(([hash]) => page.queries.includes(hash))),
  };
  const files = manifest.entries['src/entry.client.tsx'] ?? [];
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link${htmlAttributes({ rel: 'stylesheet', href: `/assets/${file}` })}>`
      : `<script${htmlAttributes({ type: 'module', src: `/assets/${file}` })}></script>`,
  );
  const html = `<!doctype html>
<html${htmlAttributes({ lang: page.context.locale, 'data-theme': page.content.theme })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.context.page.metaTags.metaTitle)}</title>
<link rel="icon" href="data:,">
<script type="module" src="/__dev/client.js"></script>
${tags.join('\n')}
</head>
<body>
<div id="${ROOT_ID}"></div>
<script type="application/json" id="${DATA_ID}">${jsonForScript(data)}</script>
</body>
</html>
`;
  return { html, status: page.path === pathname ? 200 : 404 };
}

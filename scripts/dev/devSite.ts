import type { EmbeddedData, PageData } from '../../src/content/pageData';
import { DATA_ID, ROOT_ID } from '../../src/document/ids';
import { escapeHtml, htmlAttributes, jsonForScript } from '../../src/document/html';
import { ADDRESS_INDEX_URL, APP_DATA_URL, pageDataUrl, queryDataUrl } from '../../src/content/dataUrls';
import { notFoundPath } from '../../src/content/notFoundPath';
import { LOCALES, localeOfPath } from '../../src/content/locales';
import type { BundleManifest } from '../parcel/manifest';
import { buildContent } from '../content/buildContent';
import { resolveRouteMedia, type SiteMedia } from '../content/resolveRouteMedia';
import { formatProblems } from '../content/problems';
import { POSTER_RULES } from '../content/rules';
import type { Site, SiteRoute } from '../content/site';
import { updateGenerated } from '../content/updateGenerated';
import { CODE_FOLDERS, readUsedTexts } from '../content/usedTexts';
import type { BuildOptions } from '../lib/args';

/** Valid content, or the problems of invalid content. */
export type ContentState =
  | {
      site: Site;
      /** Their number, and the lines to print; empty if there are none. */
      warnings: { count: number; text: string };
      /** True if the code of the browser now uses other texts than those in `site`. */
      needsOtherTexts: () => boolean;
    }
  | { problems: string };

interface DevSiteOptions {
  root: string;
  cacheDir: string;
  build: BuildOptions;
}

/** Validates and indexes the content. Invalid content is returned as problems, not thrown. */
export async function readDevSite({ root, cacheDir, build }: DevSiteOptions): Promise<ContentState> {
  const readUsed = () => readUsedTexts(root, CODE_FOLDERS.slice(0, 1));
  const used = readUsed();
  const { problems, index } = await buildContent({
    ...build,
    cacheDir,
    posters: { rules: POSTER_RULES, cacheDir },
  });
  const text = formatProblems(problems, { color: false });
  if (!index) return { problems: text };
  await updateGenerated(index, { root, cacheDir });
  const needsOtherTexts = () => {
    const now = readUsed();
    return index.textKeys.some((key) => now.has(key) !== used.has(key));
  };
  return { site: index.site, warnings: { count: problems.length, text }, needsOtherTexts };
}

const DEV_BUILD = 'dev';

/** The pages of a site; their media are created when a page is requested. */
export class DevPages {
  private readonly byPath: ReadonlyMap<string, SiteRoute>;
  private readonly byDataUrl: ReadonlyMap<string, SiteRoute>;
  private readonly shared: ReadonlyMap<string, string>;

  constructor(
    private readonly site: Site,
    private readonly makeMedia: (site: Site, keys: readonly string[]) => Promise<SiteMedia>,
  ) {
    this.byPath = new Map(site.routes.map((route) => [route.path, route]));
    this.byDataUrl = new Map(site.routes.map((route) => [pageDataUrl(route.path), route]));
    this.shared = new Map([
      ...Object.entries(site.queries).map(
        ([hash, data]) => [queryDataUrl(hash), JSON.stringify(data)] as const,
      ),
      [APP_DATA_URL, JSON.stringify({ build: DEV_BUILD })],
      [ADDRESS_INDEX_URL, JSON.stringify(site.addresses)],
    ]);
  }

  /** Returns the text of a data file by its URL; undefined if there is none. */
  async data(url: string): Promise<string | undefined> {
    const route = this.byDataUrl.get(url);
    return route ? JSON.stringify(await this.pageOf(route)) : this.shared.get(url);
  }

  /** Returns the embedded data of a path's page, or of the 404 page in its language. */
  async embedded(pathname: string): Promise<EmbeddedData> {
    const notFound = notFoundPath(LOCALES[localeOfPath(pathname)].prefix);
    const route = this.byPath.get(pathname) ?? this.byPath.get(notFound);
    if (!route) throw new Error(`The content has no 404 page (${notFound}).`);
    const page = await this.pageOf(route);
    const queries = Object.entries(this.site.queries).filter(([hash]) => page.queries.includes(hash));
    return { build: DEV_BUILD, page, queries: Object.fromEntries(queries) };
  }

  private async pageOf(route: SiteRoute): Promise<PageData> {
    const media = await this.makeMedia(this.site, route.media);
    return resolveRouteMedia(route, this.site, media).page;
  }
}

/**
 * Returns a page without prerendered markup: the browser renders it from the embedded data, so that a changed component
 * shows without server rendering.
 */
export function devDocument(
  data: EmbeddedData,
  manifest: BundleManifest,
  pathname: string,
): { html: string; status: number } {
  const { page } = data;
  // In the order of src/shell.html: the bundler puts what both need into the first.
  const files = ['src/entry.early.ts', 'src/entry.client.tsx'].flatMap(
    (entry) => manifest.entries[entry] ?? [],
  );
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

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppData, PageData, QueryData } from '../../src/content/pageData';
import type { BuiltFiles } from '../../src/document/pageAssets';
import type { RenderPage } from '../../src/document/renderRequest';
import { APP_DATA_URL, pageDataUrl, queryDataUrl } from '../../src/page-data/pageDataUrl';

/** One page to render. */
export interface PageJob {
  page: PageData;
  structuredData: object[];
  feed: { href: string; title: string };
  /** File in content-json that the page comes from, for error messages. */
  contentFile: string;
}

/** Everything the prerenderer reads. */
export interface SiteToRender {
  pages: PageJob[];
  queries: Record<string, QueryData>;
  build: string;
  files: BuiltFiles;
  /** The Node build of the app. */
  serverEntry: string;
}

/** Path of a page's HTML file below dist, e.g. `/about/` => `about/index.html`, `/404.html` => `404.html`. */
export function htmlFileOf(pagePath: string): string {
  return pagePath.endsWith('/') ? `${pagePath.slice(1)}index.html` : pagePath.slice(1);
}

async function write(outDir: string, url: string, text: string): Promise<void> {
  const file = path.join(outDir, url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/**
 * Renders every page to HTML and writes its data beside it.
 * @throws one error that lists every page that failed, with its content file; nothing is usable then
 */
export async function renderSite(
  site: SiteToRender,
  outDir: string,
  onPage: (done: number) => void,
): Promise<void> {
  const { renderPage } = (await import(pathToFileURL(site.serverEntry).href)) as { renderPage: RenderPage };
  const failures: string[] = [];
  let done = 0;
  for (const { page, structuredData, feed, contentFile } of site.pages) {
    const queries = Object.fromEntries(
      page.queries.map((hash) => {
        const data = site.queries[hash];
        if (!data) throw new Error(`${contentFile}: query data ${hash} does not exist`);
        return [hash, data];
      }),
    );
    try {
      const html = await renderPage({
        data: { build: site.build, page, queries },
        files: site.files,
        structuredData,
        feed,
      });
      await write(outDir, htmlFileOf(page.path), html);
      await write(outDir, pageDataUrl(page.path), JSON.stringify(page));
    } catch (error) {
      failures.push(
        `${contentFile}: ${page.path} cannot be rendered: ${(error as Error).stack ?? String(error)}`,
      );
    }
    done += 1;
    onPage(done);
  }
  if (failures.length > 0) throw new Error(`${failures.length} page(s) failed.\n${failures.join('\n')}`);
  const appData: AppData = { build: site.build };
  await write(outDir, APP_DATA_URL, JSON.stringify(appData));
  for (const [hash, data] of Object.entries(site.queries))
    await write(outDir, queryDataUrl(hash), JSON.stringify(data));
}

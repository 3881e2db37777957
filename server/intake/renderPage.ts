import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { FormAnswer } from '../../src/content/formAnswer';
import type { IntakeSite } from '../../src/content/intakeSite';
import type { Locale } from '../../src/content/locales';
import type { AppData, PageData, QueryData } from '../../src/content/pageData';
import { type BuiltFiles, sharedStylesheets } from '../../src/document/pageAssets';
import type { RenderPage as RenderBuiltPage, RenderRequest } from '../../src/document/renderRequest';
import { errorCode } from '../errorCode';
import { serverDirOf } from './readIntakeSite';
import type { RenderPage } from './sendResult';
import { siteTexts } from './siteTexts';

/** The part of `dist-server` that renders pages. */
interface Rendering {
  files: BuiltFiles;
  /** Feed of each language. */
  feeds: Record<Locale, RenderRequest['feed']>;
  render: RenderBuiltPage;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function loadRendering(distDir: string): Promise<Rendering | undefined> {
  const dir = serverDirOf(distDir);
  try {
    const parts = await readJson<Omit<Rendering, 'render'>>(join(dir, 'rendering.json'));
    const { renderPage } = (await import(pathToFileURL(join(dir, 'ssr/entry.server.js')).href)) as {
      renderPage: RenderBuiltPage;
    };
    return { ...parts, render: renderPage };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Style sheets of the site, for pages the server writes itself; none if the build has not said. */
export async function readStylesheets(distDir: string): Promise<string[]> {
  try {
    const { files } = await readJson<Pick<Rendering, 'files'>>(join(serverDirOf(distDir), 'rendering.json'));
    return sharedStylesheets(files);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Folder of a page's data below `page-data`: its path without outer slashes. */
const dataName = (path: string) => path.replace(/^\/|\/$/g, '') || 'index';

/** The page with the answer; its title says when something is wrong, which a screen reader reads first. */
function withAnswer(page: PageData, answer: FormAnswer, site: Pick<IntakeSite, 'texts'>): PageData {
  const { context } = page;
  const { metaTags, ...rest } = context.page;
  if (answer.outcome !== 'rejected') return { ...page, answer };
  const text = siteTexts(site, context.locale);
  const metaTitle = text('form.titleError', { title: metaTags.metaTitle });
  return {
    ...page,
    answer,
    context: { ...context, page: { ...rest, metaTags: { ...metaTags, metaTitle } } },
  };
}

/**
 * Renders pages of the built site anew, with the same components the build used, so that a form sent without script
 * comes back with its values and errors. The parts are loaded when the first page is needed.
 */
export function createPageRenderer(
  distDir: string,
  site: Pick<IntakeSite, 'texts'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): RenderPage {
  let rendering: Promise<Rendering | undefined> | undefined;
  return async (path, answer) => {
    try {
      rendering ??= loadRendering(distDir);
      const parts = await rendering;
      if (!parts) return undefined;
      const file = join(distDir, 'page-data', dataName(path), 'page-data.json');
      const page = await readJson<PageData>(file);
      const { build } = await readJson<AppData>(join(distDir, 'page-data/app-data.json'));
      const queries = await Promise.all(
        page.queries.map(
          async (hash) =>
            [hash, await readJson<QueryData>(join(distDir, `page-data/sq/d/${hash}.json`))] as const,
        ),
      );
      return await parts.render({
        data: { build, page: withAnswer(page, answer, site), queries: Object.fromEntries(queries) },
        files: parts.files,
        structuredData: [],
        feed: parts.feeds[page.context.locale],
      });
    } catch (error) {
      // The person still gets an answer, as a plain page; the next one tries again.
      rendering = undefined;
      log.error({ err: error }, 'a page could not be rendered');
      return undefined;
    }
  };
}

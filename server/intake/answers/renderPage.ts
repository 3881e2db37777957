import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { FormAnswer } from '../../../src/content/formAnswer';
import type { IntakeSite } from '../../../src/content/intakeSite';
import type { Locale } from '../../../src/content/locales';
import type { AppData, PageData, QueryData } from '../../../src/content/pageData';
import type { ServedView } from '../../../src/content/servedView';
import { type BuiltFiles, sharedStylesheets } from '../../../src/document/pageAssets';
import type { RenderPage as RenderBuiltPage, RenderRequest } from '../../../src/document/renderRequest';
import { errorCode } from '../../errorCode';
import { serverDirOf } from '../readIntakeSite';
import type { RenderPage } from './sendResult';
import { siteTexts } from './siteTexts';

/** The part of `dist-server` that says what rendered pages need. */
interface Parts {
  files: BuiltFiles;
  /** Feed of each language. */
  feeds: Record<Locale, RenderRequest['feed']>;
}

/** A build's Node version of the app, in a thread of its own. */
interface Rendering extends Parts {
  render: RenderBuiltPage;
  close: () => void;
}

/**
 * What runs in the thread. Node never forgets a module that it has loaded, and the app's modules find each other by
 * global names: only in a thread of its own can a build be loaded beside an earlier one, and be forgotten.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const app = import(workerData);
parentPort.on('message', async ({ id, request }) => {
  try {
    parentPort.postMessage({ id, html: await (await app).renderPage(request) });
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error?.stack ?? error) });
  }
});`;

type ThreadAnswer = { id: number } & ({ html: string } | { failure: string });

/** Starts the thread; it keeps no process alive. */
function startThread(entry: string): Pick<Rendering, 'render' | 'close'> {
  const thread = new Worker(THREAD, { eval: true, workerData: pathToFileURL(entry).href, execArgv: [] });
  thread.unref();
  const waiting = new Map<number, { resolve: (html: string) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let isClosing = false;
  const endIfIdle = (): void => {
    if (isClosing && waiting.size === 0) void thread.terminate();
  };
  thread.on('message', (answer: ThreadAnswer) => {
    const place = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('html' in answer) place?.resolve(answer.html);
    else place?.reject(new Error(answer.failure));
    endIfIdle();
  });
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('the thread that renders pages has ended')));
  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        thread.postMessage({ id: lastId, request });
      }),
    close: () => {
      isClosing = true;
      endIfIdle();
    },
  };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

async function loadRendering(distDir: string): Promise<Rendering | undefined> {
  const dir = serverDirOf(distDir);
  try {
    const parts = await readJson<Parts>(join(dir, 'rendering.json'));
    return { ...parts, ...startThread(join(dir, 'ssr/entry.server.js')) };
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
 * The page with what the server says for one person, in place of its own words; its colours and its frame stay. Its own
 * blocks, which are for everybody, do not stand below.
 */
function withView(page: PageData, view: ServedView): PageData {
  if (page.template !== 'generic') return page;
  const { context, content } = page;
  const { metaTags, ...rest } = context.page;
  // Without its poster: what the person came for stands at the top.
  const { picture: _poster, ...frame } = content;
  return {
    ...page,
    isServed: true,
    context: { ...context, page: { ...rest, metaTags: { ...metaTags, metaTitle: `${view.title} – SFF` } } },
    content: {
      ...frame,
      opening: 'plain',
      title: view.title,
      lead: [view.lead],
      blocks: [{ type: 'served', view }],
    },
  };
}

/** Renders pages of one build. */
export interface PageRenderer {
  render: RenderPage;
  /** Gives up what was loaded, once nothing is being rendered any more. */
  close: () => void;
}

/**
 * Renders pages of the built site anew, with the same components the build used, so that a form sent without script
 * comes back with its values and errors. The parts are loaded when the first page is needed.
 */
export function createPageRenderer(
  distDir: string,
  site: Pick<IntakeSite, 'texts'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PageRenderer {
  let rendering: Promise<Rendering | undefined> | undefined;
  const close = (): void => {
    rendering?.then(
      (loaded) => loaded?.close(),
      () => undefined,
    );
    rendering = undefined;
  };
  const render: RenderPage = async (path, said) => {
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
        data: {
          build,
          page: 'outcome' in said ? withAnswer(page, said, site) : withView(page, said),
          queries: Object.fromEntries(queries),
        },
        files: parts.files,
        structuredData: [],
        feed: parts.feeds[page.context.locale],
      });
    } catch (error) {
      // The person still gets an answer, as a plain page; the next one tries again.
      close();
      log.error({ err: error }, 'a page could not be rendered');
      return undefined;
    }
  };
  return { render, close };
}

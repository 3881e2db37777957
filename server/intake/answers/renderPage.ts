import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { FormAnswer } from '../../../src/content/formAnswer';
import type { IntakeSite } from '../../../src/content/intakeSite';
import type { AppData, PageData, QueryData } from '../../../src/content/pageData';
import type { ServedView } from '../../../src/content/servedView';
import { type BuiltFiles, sharedStylesheets } from '../../../src/document/pageAssets';
import type { RenderPage as RenderBuiltPage, RenderRequest } from '../../../src/document/renderRequest';
import { errorCode } from '../../errorCode';
import { serverDirOf } from './readIntakeSite';
import type { RenderPage } from './sendResult';
import { siteTexts } from './siteTexts';

/** The part of `dist-server` that lists what rendered pages need. */
interface Parts {
  files: BuiltFiles;
}

/** A build's server-side rendering code, loaded in a thread of its own. */
interface Rendering extends Parts {
  /** Renders a page as soon as its data has been read. Rejects if the thread ends before. */
  render: (request: Promise<RenderRequest>) => ReturnType<RenderBuiltPage>;
  /** Ends the thread once no page is waiting any more. */
  close: () => void;
}

/**
 * Code that runs in the thread. Node cannot unload a module, and the app's modules refer to each other by global names:
 * only a separate thread lets a build be loaded beside an earlier one and be dropped later.
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

/** Starts the thread; it does not keep the process alive. */
function startThread(entry: string): Pick<Rendering, 'render' | 'close'> {
  const thread = new Worker(THREAD, { eval: true, workerData: pathToFileURL(entry).href, execArgv: [] });
  thread.unref();
  const waiting = new Map<number, { resolve: (html: string) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  let isClosing = false;
  /** Why the thread has ended; it ignores messages from then on. */
  let end: Error | undefined;
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
    end ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.on('error', fail);
  thread.on('exit', () => fail(new Error('the thread that renders pages has ended')));
  return {
    render: (request) =>
      new Promise((resolve, reject) => {
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        const giveUp = (error: Error): void => {
          waiting.delete(id);
          reject(error);
          endIfIdle();
        };
        request.then((data) => (end ? giveUp(end) : thread.postMessage({ id, request: data })), giveUp);
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

/** Stylesheets of the site, for pages the server writes itself; none if the build did not list them. */
export async function readStylesheets(distDir: string): Promise<string[]> {
  try {
    const { files } = await readJson<Pick<Rendering, 'files'>>(join(serverDirOf(distDir), 'rendering.json'));
    return sharedStylesheets(files);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Folder of a page's data below `page-data`: its path without leading and trailing slashes. */
const dataName = (path: string) => path.replace(/^\/|\/$/g, '') || 'index';

/** Returns the page with the answer. If there are errors, its title says so, because screen readers read it first. */
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
 * Returns the page with content for one person in place of its own text, in the same colours and frame. The page's own
 * blocks, which are meant for everyone, are left out. After a mistake, its title says so, as above.
 */
function withView(page: PageData, view: ServedView, site: Pick<IntakeSite, 'texts'>): PageData {
  if (page.template !== 'generic') return page;
  const { context, content } = page;
  const { metaTags, ...rest } = context.page;
  const title = `${view.title} – SFF`;
  const isFaulty = view.notice?.tone === 'error';
  const metaTitle = isFaulty ? siteTexts(site, context.locale)('form.titleError', { title }) : title;
  // Without its poster, so that the personal content is at the top, and without the poster's ground below the header.
  const { picture: _poster, ground: _ground, ...frame } = content;
  return {
    ...page,
    isServed: true,
    context: { ...context, page: { ...rest, metaTags: { ...metaTags, metaTitle } } },
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
  /** Unloads the rendering code once no page is being rendered any more. */
  close: () => void;
}

/**
 * Re-renders pages of the built site with the components the build used, so that a form sent without JavaScript is
 * shown again with its values and errors. The code is loaded when the first page is needed.
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
  const readRequest = async (
    path: string,
    shown: FormAnswer | ServedView,
    { files }: Parts,
  ): Promise<RenderRequest> => {
    const page = await readJson<PageData>(join(distDir, 'page-data', dataName(path), 'page-data.json'));
    const { build } = await readJson<AppData>(join(distDir, 'page-data/app-data.json'));
    const queries = await Promise.all(
      page.queries.map(
        async (hash) =>
          [hash, await readJson<QueryData>(join(distDir, `page-data/sq/d/${hash}.json`))] as const,
      ),
    );
    return {
      data: {
        build,
        page: 'outcome' in shown ? withAnswer(page, shown, site) : withView(page, shown, site),
        queries: Object.fromEntries(queries),
      },
      files,
      structuredData: [],
    };
  };
  const render: RenderPage = async (path, shown) => {
    try {
      rendering ??= loadRendering(distDir);
      const parts = await rendering;
      if (!parts) return undefined;
      return await parts.render(readRequest(path, shown, parts));
    } catch (error) {
      // The caller then sends a plain page; the next request tries again.
      close();
      log.error({ err: error }, 'a page could not be rendered');
      return undefined;
    }
  };
  return { render, close };
}

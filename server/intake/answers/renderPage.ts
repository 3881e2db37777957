import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { APP_DATA_URL, pageDataUrl, queryDataUrl } from '../../../src/content/dataUrls';
import type { FormAnswer } from '../../../src/content/formAnswer';
import type { IntakeSite } from '../../../src/content/intakeSite';
import type { AppData, PageData, QueryData } from '../../../src/content/pageData';
import type { ServedView } from '../../../src/content/servedView';
import { type BuiltFiles, sharedStylesheets } from '../../../src/document/pageAssets';
import type { RenderRequest } from '../../../src/document/renderRequest';
import { RENDERING_FILE, RENDERING_PROGRAM, serverDirOf } from '../../../src/hosting/serverFolder';
import { ifPresent } from '../../ifPresent';
import { type RenderingThread, startRenderingThread } from './renderingThread';
import type { RenderPage } from './sendResult';
import { siteTexts } from './siteTexts';

/**
 * How many pages of a kind wait for the thread at most, a third of a second of its work. What is wrong with a form is
 * told to everyone as often as they send it, so without a limit one sender could make all others wait.
 */
const MAX_WAITING = 20;

/** Contents of {@link RENDERING_FILE}. */
interface Parts {
  files: BuiltFiles;
}

/** The parts of a build that render its pages. */
type Rendering = Parts & RenderingThread;

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}

const readParts = (distDir: string): Promise<Parts | undefined> =>
  ifPresent(readJson<Parts>(join(serverDirOf(distDir), RENDERING_FILE)));

async function loadRendering(distDir: string): Promise<Rendering | undefined> {
  const parts = await readParts(distDir);
  const program = join(serverDirOf(distDir), `${RENDERING_PROGRAM}.js`);
  return parts && { ...parts, ...startRenderingThread(program) };
}

/** Stylesheets of the site, for pages the server writes itself; none if the build did not list them. */
export async function readStylesheets(distDir: string): Promise<string[]> {
  const parts = await readParts(distDir);
  return parts ? sharedStylesheets(parts.files) : [];
}

/** A title that says that there are errors, because screen readers read it first. */
function errorTitle(title: string, { context }: PageData, site: Pick<IntakeSite, 'texts'>): string {
  return siteTexts(site, context.locale)('form.titleError', { title });
}

/**
 * Returns the page with the answer. The page's own title remains in its data: once the app runs, it says itself that
 * there are errors, as long as there are any.
 */
function withAnswer(
  page: PageData,
  answer: FormAnswer,
  site: Pick<IntakeSite, 'texts'>,
): Pick<RenderRequest, 'title'> & { page: PageData } {
  const { metaTitle } = page.context.page.metaTags;
  return { page: { ...page, answer }, title: errorTitle(metaTitle, page, site) };
}

/**
 * Returns the page with content for one person in place of its own text, in the same colours and frame. The page's own
 * blocks, which are meant for everyone, are left out, and its language versions, which are empty frames. After a
 * mistake, its title says so, as above.
 */
function withView(page: PageData, view: ServedView, site: Pick<IntakeSite, 'texts'>): PageData {
  if (page.template !== 'generic') return page;
  const { context, content } = page;
  const { metaTags, ...rest } = context.page;
  const title = `${view.title} – SFF`;
  const isFaulty = view.notice?.tone === 'error';
  const metaTitle = isFaulty ? errorTitle(title, page, site) : title;
  // Without its poster, so that the personal content is at the top, and without the poster's ground below the header.
  const { picture: _poster, ground: _ground, ...frame } = content;
  const { languages = {} } = view;
  return {
    ...page,
    isServed: true,
    context: { ...context, page: { ...rest, languages, metaTags: { ...metaTags, metaTitle } } },
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
 * shown again with its values and errors. The code is loaded when the first page is needed. Beyond {@link MAX_WAITING}
 * nothing is rendered; forms and pages behind links are counted separately, so that neither crowds out the other.
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
    const readData = <T>(url: string) => readJson<T>(join(distDir, url));
    const page = await readData<PageData>(pageDataUrl(path));
    const { page: filled, ...parts } =
      'outcome' in shown ? withAnswer(page, shown, site) : { page: withView(page, shown, site) };
    const { build } = await readData<AppData>(APP_DATA_URL);
    const queries = await Promise.all(
      page.queries.map(async (hash) => [hash, await readData<QueryData>(queryDataUrl(hash))] as const),
    );
    return {
      data: {
        build,
        page: filled,
        queries: Object.fromEntries(queries),
      },
      ...parts,
      files,
      structuredData: [],
    };
  };
  const waiting = { form: 0, view: 0 };
  const render: RenderPage = async (path, shown) => {
    const kind = 'outcome' in shown ? 'form' : 'view';
    if (waiting[kind] >= MAX_WAITING) return undefined;
    waiting[kind] += 1;
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
    } finally {
      waiting[kind] -= 1;
    }
  };
  return { render, close };
}

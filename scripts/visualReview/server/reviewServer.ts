import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { listenLocally } from '../../lib/listenLocally';
import { readJson, Refusal } from '../../lib/readJson';
import { STORYBOOK_DIR, storybookStamp } from '../../visual/buildStorybook';
import { recallRun } from '../../visual/lastRun';
import { REPORT_FONTS } from '../../visual/report/reportFonts';
import { bundleClient } from './bundleClient';
import { checkRequest } from './guard';
import { renderMessage, renderPage } from './renderPage';
import { createApi, type ReviewApi } from './reviewApi';
import { openReview, ReviewError, type ReviewSession } from './reviewSession';
import { reviewStyles } from './reviewStyles';
import { createWeigher } from '../weight/weigher';
import { serveStorybook } from './storybookServer';

/** Maximum length of a request, bytes: enough for decisions about thousands of pictures. */
const MAX_BYTES = 2_000_000;

/** A running review. */
export interface ReviewServer {
  /** Address to open; contains the token of this run. */
  url: string;
  session(): ReviewSession;
  stop(): Promise<void>;
}

interface Answer {
  status?: number;
  type: string;
  body: string | Buffer;
}

const json = (value: unknown): Answer => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});
const html = (body: string, status = 200): Answer => ({ type: 'text/html; charset=utf-8', body, status });
const text = (body: string, status = 200): Answer => ({ type: 'text/plain; charset=utf-8', body, status });

function headersOf(type: string, storybook: string): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src ${storybook}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The URL contains the token.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Converts an error to a response. */
function refusalOf(error: unknown): Answer {
  if (error instanceof Refusal) return text(error.message, error.status);
  if (error instanceof ReviewError) return text(error.message, 409);
  return text(error instanceof Error ? error.message : String(error), 500);
}

/**
 * Serves the review of the last run of `npm run visual` on this machine, at an address with a secret token.
 * @param port 0 for any free port
 * @throws {Error} if there is no run, its stories have changed since, or the port is in use
 */
export async function serveReview(root: string, port: number): Promise<ReviewServer> {
  const token = randomBytes(24).toString('base64url');
  let session = openReview(root, recallRun(root, storybookStamp(root)));
  let origin = '';
  const storybook = await serveStorybook(path.join(root, STORYBOOK_DIR), () => origin);
  const weigher = createWeigher(root);
  const tools = { storybook: storybook.origin, weigher };
  let api: ReviewApi = createApi(root, session, tools);
  const [script, styles] = [await bundleClient('main.tsx'), reviewStyles()];

  /** Returns the page, for the latest run. */
  async function page(): Promise<Answer> {
    const earlier = session;
    // A write that has begun must not touch what is kept of the next run.
    if (earlier.isSuperseded()) await earlier.settled();
    // Another request may have opened it meanwhile.
    if (session === earlier && earlier.isSuperseded()) {
      try {
        session = openReview(root, recallRun(root, storybookStamp(root)));
        api = createApi(root, session, tools);
      } catch (error) {
        return html(renderMessage((error as Error).message), 409);
      }
    }
    return html(renderPage());
  }

  async function read({ pathname, searchParams }: URL): Promise<Answer> {
    const asked = (key: string) => searchParams.get(key) ?? '';
    if (pathname === '/') return page();
    if (pathname === '/app.js') return { type: 'text/javascript; charset=utf-8', body: script };
    if (pathname === '/app.css') return { type: 'text/css; charset=utf-8', body: styles };
    const font = REPORT_FONTS.find(({ file }) => pathname === `/${file}`);
    // Fonts are missing before the first "npm run content"; the page works without them.
    const file = path.join(root, 'src/generated/fonts', font?.file ?? '');
    if (font && existsSync(file)) return { type: 'font/woff2', body: readFileSync(file) };
    if (pathname === '/api/run') return json(api.run());
    if (pathname === '/api/status') return json(session.status());
    if (pathname === '/api/story') return json(await api.story(asked('id')));
    if (pathname === '/api/history') return json(await api.history(asked('name')));
    if (pathname === '/api/weight') return json({ weight: await api.weight(asked('id')) });
    if (pathname === '/api/coverage') return json(await api.coverage());
    if (pathname === '/api/rejected') return text(await api.rejected());
    if (pathname === '/picture') return api.picture(asked('which'), asked('name'));
    throw new Refusal(404, 'Not found');
  }

  async function change({ pathname }: URL, request: IncomingMessage): Promise<Answer> {
    const body = await readJson(request, MAX_BYTES);
    let said: { names: string[] } = { names: [] };
    if (pathname === '/api/decide') api.decide(body);
    else if (pathname === '/api/comment') api.comment(body);
    else if (pathname === '/api/undo') said = api.undo(body);
    else throw new Refusal(404, 'Not found');
    return json({ ...said, status: session.status() });
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = checkRequest(request, origin, token);
    return request.method === 'POST' ? change(url, request) : read(url);
  }

  const server = await listenLocally((request: IncomingMessage, response: ServerResponse) => {
    answer(request)
      .catch(refusalOf)
      .then(({ status = 200, type, body }) => {
        response.writeHead(status, headersOf(type, storybook.origin));
        response.end(body);
      })
      .catch(() => response.destroy());
  }, port).catch(async (error: unknown) => {
    await storybook.stop();
    throw error;
  });
  origin = server.origin;

  return {
    url: `${origin}/${token}/`,
    session: () => session,
    stop: async () => {
      weigher.stop();
      await session.settled();
      await Promise.all([server.stop(), storybook.stop()]);
    },
  };
}

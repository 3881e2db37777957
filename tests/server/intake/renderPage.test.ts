import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type * as Threads from 'node:worker_threads';
import { createPageRenderer } from '../../../server/intake/answers/renderPage';
import { INTAKE_SITE } from '../siteFixture';

const mockStarted: Threads.Worker[] = [];

jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual<typeof Threads>('node:worker_threads');
  class Worker extends actual.Worker {
    constructor(...parts: ConstructorParameters<typeof Threads.Worker>) {
      super(...parts);
      mockStarted.push(this);
    }
  }
  return { ...actual, Worker };
});

/** Rendering code of a build: the page at /last/ ends the thread once it has been rendered. */
const ENTRY = `
export async function renderPage({ data: { page }, title }) {
  if (page.answer) return title + ' ' + page.context.page.metaTags.metaTitle;
  if (page.path === '/last/') setTimeout(() => process.exit(0));
  return page.path + ' ' + page.context.page.metaTags.metaTitle + Object.keys(page.content).filter((key) => key === 'picture' || key === 'ground')
    + Object.values(page.context.page.languages).map((address) => ' ' + address).join('');
}`;

const VIEW = { title: 'Ist da.', lead: 'x', paragraphs: [], facts: [], forms: [], links: [] };

let root: string;
const log = { error: jest.fn() };
const renderer = () => createPageRenderer(path.join(root, 'dist'), INTAKE_SITE, log);

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sff-render-'));
  write('dist-server/package.json', { type: 'module' });
  write('dist-server/ssr/entry.server.js', ENTRY);
  write('dist-server/rendering.json', { files: {} });
  write('dist/page-data/app-data.json', { build: 'b' });
  for (const name of ['first', 'last', 'poster'])
    write(`dist/page-data/${name}/page-data.json`, {
      path: `/${name}/`,
      template: 'generic',
      queries: [],
      content: name === 'poster' ? { picture: {}, ground: 'lime' } : {},
      context: {
        locale: 'de',
        page: { languages: { de: `/${name}/`, en: `/en/${name}/` }, metaTags: { metaTitle: 'x' } },
      },
    });
});

afterEach(() => {
  log.error.mockClear();
  mockStarted.length = 0;
  rmSync(root, { recursive: true });
});

it('renders a page whose data is still being read when the next build arrives', async () => {
  const pages = renderer();
  const [, first] = [await pages.render('/first/', VIEW), pages.render('/first/', VIEW)];
  pages.close();
  expect(await first).toBe('/first/ Ist da. – SFF');
  expect(log.error).not.toHaveBeenCalled();
});

it('responds after its thread has died, and starts another one', async () => {
  const pages = renderer();
  expect(await pages.render('/first/', VIEW)).toBe('/first/ Ist da. – SFF');
  const [thread] = mockStarted;
  if (!thread) throw new Error('There is no thread.');
  const ended = once(thread, 'exit');
  expect(await pages.render('/last/', VIEW)).toBe('/last/ Ist da. – SFF');
  await ended;
  expect(await pages.render('/first/', VIEW)).toBeUndefined();
  expect(await pages.render('/first/', VIEW)).toBe('/first/ Ist da. – SFF');
  pages.close();
});

it('renders a page for one person without the poster and the ground that the header has on it', async () => {
  const pages = renderer();
  expect(await pages.render('/poster/', VIEW)).toBe('/poster/ Ist da. – SFF');
  pages.close();
});

it('leads to the other languages of what it shows, not of the empty page around it', async () => {
  const pages = renderer();
  const languages = { de: '/api/application/x?locale=de', en: '/api/application/x?locale=en' };
  expect(await pages.render('/first/', { ...VIEW, languages })).toBe(
    '/first/ Ist da. – SFF /api/application/x?locale=de /api/application/x?locale=en',
  );
  pages.close();
});

it('puts a mistake into the title of the page, which screen readers read first', async () => {
  const pages = renderer();
  const notice = { tone: 'error' as const, text: 'x' };
  expect(await pages.render('/first/', { ...VIEW, notice })).toBe('/first/ Fehler: Ist da. – SFF');
  pages.close();
});

it('leaves forms of a flood to the plain page, and neither the pages behind links nor later forms', async () => {
  const pages = renderer();
  const answer = { outcome: 'rejected' as const, values: {}, errors: [], hadFiles: false };
  const flood = Array.from({ length: 50 }, () => pages.render('/first/', answer));
  const view = pages.render('/first/', VIEW);
  const rendered = await Promise.all(flood);
  expect(rendered.filter((page) => page === undefined)).toHaveLength(30);
  expect(await view).toBe('/first/ Ist da. – SFF');
  expect(await pages.render('/first/', answer)).toBe('Fehler: x x');
  pages.close();
});

it.each(['rejected', 'closed', 'conflict', 'busy', 'failed'] as const)(
  'says in the title that a form comes back %s, and leaves the title in its data',
  async (outcome) => {
    const pages = renderer();
    const answer = { outcome, values: {}, errors: [], hadFiles: false };
    expect(await pages.render('/first/', answer)).toBe('Fehler: x x');
    pages.close();
  },
);

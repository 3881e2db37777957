import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type SaveAnswer,
  type SaveRequest,
  TOKEN_HEADER,
  TOKEN_META,
} from '../../../scripts/composer/protocol';

/** The day of all builds in these tests. */
export const DATE = '2026-11-21';
/** The page that is changed and saved, and its German file. */
export const CONTACT = { kind: 'pages', id: 'contact' } as const;
export const GERMAN = 'content-json/de/pages/contact.json';

/** What the development server was asked, and how it answers next. */
export interface Server {
  asked: { url: string; body: SaveRequest }[];
  answer: SaveAnswer;
}

/** Stands in for the development server until the test has ended. */
export function startServer(): Server {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: TOKEN_META, content: 'token' });
  document.head.append(meta);
  const server: Server = { asked: [], answer: { state: 'refused', reason: 'Nothing was said yet.' } };
  globalThis.fetch = (async (url: string, { headers, body }: { headers: object; body: string }) => {
    expect(headers).toMatchObject({ [TOKEN_HEADER]: 'token' });
    server.asked.push({ url, body: JSON.parse(body) as SaveRequest });
    return { json: async () => server.answer };
  }) as unknown as typeof fetch;
  return server;
}

const { fetch: realFetch } = globalThis;

/** Gives each test of a file a tab of its own. */
export function eachInItsOwnTab(): void {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    document.querySelector(`meta[name="${TOKEN_META}"]`)?.remove();
    globalThis.fetch = realFetch;
  });
}

/** Presses “Save …”. */
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save …' }));

/** Replaces the lead of the open page. */
export async function changeLead(words: string) {
  const lead = screen.getByLabelText(/^lead/);
  await userEvent.clear(lead);
  await userEvent.type(lead, words);
}

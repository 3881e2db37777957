/** @jest-environment jsdom */
// Covers src, content-json.
import { format } from 'node:util';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../src/App';
import type { EmbeddedData } from '../../src/content/pageData';
import { DATA_ID, ROOT_ID } from '../../src/document/ids';
import { lazyModule } from '../../src/lib/lazyModule';
import { createNavigationRuntime } from '../../src/navigation/navigationRuntime';
import { useStore } from '../../src/store/store';
import { loadPageCode } from '../../src/templates/catalogue';
import { htmlOf, pagePaths } from '../helpers/builtSite';
import { pagesToLookAt } from '../helpers/pagesToLookAt';
import { installBrowserFacts } from '../src/templates/browserFacts';

/** The first line of an error and the difference React found, which is between the manual's URL and the stack. */
const short = (complaint: string) =>
  complaint.split('\n')[0] + (complaint.split('hydration-mismatch')[1]?.split(/\n\s+at /)[0] ?? '');

/** Hydrates the built HTML of a page with React's development build; returns the errors React reports. */
async function complaintsOf(path: string): Promise<string[]> {
  const built = new DOMParser().parseFromString(htmlOf(path), 'text/html');
  for (const { name, value } of built.documentElement.attributes)
    document.documentElement.setAttribute(name, value);
  document.head.innerHTML = built.head.innerHTML;
  document.body.innerHTML = built.body.innerHTML;
  window.history.replaceState(null, '', path);
  useStore.setState(useStore.getInitialState());

  const embedded = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '') as EmbeddedData;
  const { page, queries } = embedded;
  await loadPageCode(page, true);
  const initial = { page, queries: Object.values(queries), isNotFound: page.template === 'error' };
  const navigationRuntime = lazyModule(async () => createNavigationRuntime(embedded));
  const app = createElement(BrowserRouter, null, createElement(App, { initial, navigationRuntime }));

  const complaints: string[] = [];
  const say = (...parts: unknown[]) => void complaints.push(short(format(...parts)));
  jest.spyOn(console, 'error').mockImplementation(say);
  jest.spyOn(console, 'warn').mockImplementation(say);
  const container = document.getElementById(ROOT_ID);
  if (!container) return ['There is no root to hydrate.'];
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError: say }));
  await act(async () => root.unmount());
  jest.restoreAllMocks();
  return complaints;
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

beforeEach(installBrowserFacts);

const { pages, note } = pagesToLookAt('developmentReact', pagePaths);

// The production build of React, which browsers run, does not report attributes that differ.
it('finds on every page exactly the markup that the app would have drawn', async () => {
  const faults: string[] = [];
  for (const path of pages) {
    const complaints = await complaintsOf(path);
    note(path, complaints);
    faults.push(...complaints.map((complaint) => `${path}: ${complaint}`));
  }
  expect(faults).toEqual([]);
}, 1_200_000);

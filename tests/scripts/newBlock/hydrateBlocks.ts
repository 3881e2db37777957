import { createRequire } from 'node:module';

interface Dom {
  JSDOM: new (html: string, options: { url: string }) => { window: typeof globalThis.window };
}

// A package of the test environment, not of the project.
const environment = createRequire(import.meta.url).resolve('jest-environment-jsdom');
const { JSDOM } = createRequire(environment)('jsdom') as Dom;
const { window } = new JSDOM('<!doctype html><div id="root"></div>', {
  url: 'https://www.sff.example/about/',
});
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
// Newer versions of Node have a `navigator` of their own, which cannot be assigned.
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });

// Imported only now, because React looks for the document when it is loaded.
const { act } = await import('react');
const { hydrateRoot } = await import('react-dom/client');
const { sectionFor } = await import('../../../src/sections/catalogue');
const { loadPageCode } = await import('../../../src/templates/catalogue');
const { sourcesOf } = await import('../../../src/templates/pageSources');
const { element, page, read } = await import('./hydrationPage');

const root = window.document.getElementById('root') as HTMLElement;
root.innerHTML = read<string>('html.json');
const html = root.innerHTML;
await loadPageCode(page, true);
const faults: string[] = [];
await act(async () => {
  hydrateRoot(root, element, { onRecoverableError: (error) => void faults.push(String(error)) });
});
const isUnchanged = root.innerHTML === html;
await act(async () => root.querySelector('button')?.click());
const result = {
  sources: sourcesOf(page).interactive,
  hasStaticCode: sectionFor('text').loaded() !== undefined,
  faults,
  isUnchanged,
  button: root.querySelector('button')?.textContent,
  term: root.querySelector('dt')?.textContent,
};
process.stdout.write(JSON.stringify(result), () => process.exit(0));

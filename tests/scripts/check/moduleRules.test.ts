import { checkModules } from '../../../scripts/check/moduleRules';
import { problemsOf } from './smallTree';

it('refuses modules called index', () => {
  expect(problemsOf(checkModules, { 'src/components/Tag/index.ts': '' })).toEqual([
    'src/components/Tag/index.ts:0 is called index - name it after its main export, so that a search for the name finds the file',
  ]);
});

it.each([
  ['export default 1;'],
  ['export default function page() {}'],
  ['const a = 1;\nexport { a as default };'],
])('refuses a default export in sources, not in stories: %s', (source) => {
  const files = { 'src/lib/a.ts': source, 'stories/A.stories.tsx': source, 'vite.config.ts': source };
  expect(problemsOf(checkModules, files)).toEqual([
    expect.stringMatching(/^src\/lib\/a\.ts:\d has a default export - export it by name$/),
  ]);
});

describe('while a module is loaded', () => {
  it.each([
    ['const width = window.innerWidth;', 'window'],
    ['const root = document.getElementById("root");', 'document'],
    ['export const saved = { value: localStorage.getItem("a") };', 'localStorage'],
    ['sessionStorage.clear();', 'sessionStorage'],
    ['const isMac = globalThis.navigator.platform;', 'globalThis.navigator'],
    ['const now = Date.now();', 'Date.now'],
    ['const now = new Date();', 'new Date()'],
    ['const text = Date();', 'Date()'],
    ['const id = `a${Math.random()}`;', 'Math.random'],
    ['if (window) start();', 'window'],
    ['const x = (() => document.title)();', 'document'],
    ['const x = (function () { return document.title; })();', 'document'],
    ['class A { static width = window.innerWidth; }', 'window'],
    ['class A { static { document.title = ""; } }', 'document'],
    ['const x = read(document as Document);', 'document'],
    ['const x = document?.title;', 'document'],
    ['const x = list.map((entry) => entry)[window.length];', 'window'],
    ['export default <p title={document.title} />;', 'document'],
  ])('finds %s', (source, what) => {
    expect(problemsOf(checkModules, { 'src/lib/a.tsx': `\n${source}` })).toContainEqual(
      `src/lib/a.tsx:2 uses ${what} when the module is loaded - move it into a function, an effect or an event handler`,
    );
  });

  it.each([
    ['export const width = () => window.innerWidth;'],
    ['export function now() { return new Date(); }'],
    ['export const day = new Date("2026-01-01");'],
    ['export const isBrowser = typeof window !== "undefined";'],
    ['export class A { width = window.innerWidth; title() { return document.title; } }'],
    ['export const a = { document: 1, window: 2 }.document;'],
    ['export const view = { get title() { return document.title; }, read() { return window.name; } };'],
    ['export type W = typeof window; export let d: Document | undefined;'],
    ['const location = 1; export const place = { location };'],
    ['import { history } from "./b"; export const past = history.length;'],
    ['export const tag = <location document="x" />;'],
  ])('is content with %s', (source) => {
    expect(problemsOf(checkModules, { 'src/lib/a.tsx': source, 'src/lib/b.ts': '' })).toEqual([]);
  });

  it('lets the browser entry start, and scripts read the clock', () => {
    const files = { 'src/entry.client.tsx': 'document.title;', 'scripts/a.ts': 'const now = Date.now();' };
    expect(problemsOf(checkModules, files)).toEqual([]);
  });
});

it('finds an escape that JSX would show letter by letter', () => {
  const source =
    'export const a = <A title="Gehalts\\u00ADbänder" name={\'Gehalts\\u00ADbänder\'} path="C:/u" />;';
  expect(problemsOf(checkModules, { 'stories/A.tsx': source })).toEqual([
    'stories/A.tsx:1 has an escape in "Gehalts\\u00ADbänder", which JSX attributes show literally - put the text in braces: {\'…\'}',
  ]);
});

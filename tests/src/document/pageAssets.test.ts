import { type BuiltFiles, pageAssets, sharedStylesheets } from '../../../src/document/pageAssets';

const entries = {
  'src/entry.client.tsx': ['/assets/shell.js', '/assets/shared.css', '/assets/shell.css'],
  'src/templates/GenericPage/GenericPage.tsx': [
    '/assets/GenericPage.js',
    '/assets/shared.css',
    '/assets/GenericPage.css',
  ],
  'src/sections/staticSections.ts': ['/assets/static.js', '/assets/shared.css', '/assets/static.css'],
  'src/sections/Video/Video.tsx': ['/assets/Video.js', '/assets/shared.css', '/assets/Video.css'],
  'src/generated/fonts/display-800.base.woff2': ['/assets/display.woff2'],
  'src/generated/fonts/text-400.base.woff2': ['/assets/text.woff2'],
};

const sheets = new Set(
  Object.values(entries)
    .flat()
    .filter((name) => name.endsWith('.css')),
);
const files: BuiltFiles = {
  entries,
  styles: Object.fromEntries([...sheets].map((href) => [href, `/* ${href} */`])),
  earlyScript: '/assets/early.js',
};

const assets = (...interactive: string[]) =>
  pageAssets(files, {
    template: 'src/templates/GenericPage/GenericPage.tsx',
    interactive,
    static: 'src/sections/staticSections.ts',
  });

it('gives a page the styles of static sections, and not their script', () => {
  const { script, modules, stylesheets } = assets();
  expect([script, ...modules]).toEqual(['/assets/shell.js', '/assets/GenericPage.js']);
  expect(stylesheets.map(({ href }) => href)).toEqual([
    '/assets/shared.css',
    '/assets/shell.css',
    '/assets/static.css',
    '/assets/GenericPage.css',
  ]);
  expect(stylesheets[2]?.css).toBe('/* /assets/static.css */');
});

it('gives a page script and styles of its interactive sections, before the template’s own styles', () => {
  const { modules, stylesheets } = assets('src/sections/Video/Video.tsx');
  expect(modules).toContain('/assets/Video.js');
  expect(stylesheets.map(({ href }) => href).slice(-2)).toEqual([
    '/assets/Video.css',
    '/assets/GenericPage.css',
  ]);
});

it('names the style sheets that all pages have in common', () => {
  expect(sharedStylesheets(files)).toEqual(['/assets/shared.css', '/assets/shell.css']);
});

it('says which source the bundler does not know', () => {
  expect(() => assets('src/sections/Cities/Cities.tsx')).toThrow(
    'does not name src/sections/Cities/Cities.tsx',
  );
});

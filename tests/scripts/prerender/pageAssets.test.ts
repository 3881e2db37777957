import { pageAssets } from '../../../scripts/prerender/pageAssets';

const entries = {
  'src/entry.client.tsx': ['shell.js', 'shared.css', 'shell.css'],
  'src/templates/GenericPage/GenericPage.tsx': ['GenericPage.js', 'shared.css', 'GenericPage.css'],
  'src/sections/Sections/stillSections.ts': ['stillSections.js', 'shared.css', 'stillSections.css'],
  'src/sections/Video/Video.tsx': ['Video.js', 'shared.css', 'Video.css'],
  'src/generated/fonts/display-800.latin.woff2': ['display.woff2'],
  'src/generated/fonts/text-400.latin.woff2': ['text.woff2'],
};

const names = new Set(Object.values(entries).flat());
const styles = new Map(
  [...names].filter((name) => name.endsWith('.css')).map((name) => [name, `.${name}{}`]),
);
const assets = (live: Parameters<typeof pageAssets>[3]) =>
  pageAssets({ entries, files: [] }, styles, 'generic', live);

it('gives a page the styles of sections that are finished in it, and not their script', () => {
  const { script, modules, stylesheets } = assets([]);
  expect([script, ...modules]).toEqual(['/assets/shell.js', '/assets/GenericPage.js']);
  expect(stylesheets.map(({ href }) => href)).toEqual([
    '/assets/shared.css',
    '/assets/shell.css',
    '/assets/stillSections.css',
    '/assets/GenericPage.css',
  ]);
});

it('gives a page script and styles of its sections that act, before the template’s own styles', () => {
  const { modules, stylesheets } = assets(['video']);
  expect(modules).toContain('/assets/Video.js');
  expect(stylesheets.map(({ href }) => href).slice(-2)).toEqual([
    '/assets/Video.css',
    '/assets/GenericPage.css',
  ]);
});

it('says which source the bundler does not know', () => {
  expect(() => assets(['cities'])).toThrow('does not name src/sections/Cities/Cities.tsx');
});

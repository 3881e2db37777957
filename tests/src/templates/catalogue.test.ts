import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockView } from '../../../src/content/view';
import type * as Sections from '../../../src/sections/catalogue';
import type * as Templates from '../../../src/templates/catalogue';
import type * as PageSources from '../../../src/templates/pageSources';
import type { BundleName, PageKind } from '../../../src/templates/catalogue';
import { citiesBlock, ctaBlock, jobListBlock } from '../../../stories/fixtures/blocks';

const ROOT = path.resolve(__dirname, '../../..');

const BUNDLES: BundleName[] = ['case', 'error', 'generic', 'jobApplication', 'jobDetail', 'jobs', 'press'];

const BLOCKS: BlockView[] = [ctaBlock, citiesBlock, citiesBlock, jobListBlock];

const pageOf = (bundle: BundleName, blocks: BlockView[] = []): PageKind =>
  ({
    template: bundle === 'jobs' ? 'generic' : bundle,
    content: { opening: bundle === 'jobs' ? 'jobs' : 'plain', blocks },
  }) as unknown as PageKind;

/** Fresh modules, as in a new document. */
function freshCatalogues() {
  jest.resetModules();
  return {
    ...(require('../../../src/templates/catalogue') as typeof Templates),
    ...(require('../../../src/templates/pageSources') as typeof PageSources),
    sections: require('../../../src/sections/catalogue') as typeof Sections,
  };
}

it.each(BUNDLES)('shows a %s page at once after its code was loaded, and never before', async (bundle) => {
  const { loadedTemplate, loadPageCode } = freshCatalogues();
  const page = pageOf(bundle);
  expect(() => loadedTemplate(page)).toThrow(`code of "${bundle}" pages is not loaded`);
  await loadPageCode(page);
  const template = loadedTemplate(page);
  expect(typeof template).toBe('function');
  await loadPageCode(page);
  expect(loadedTemplate(page)).toBe(template);
});

it('keeps the job search from every other page', async () => {
  const { loadedTemplate, loadPageCode } = freshCatalogues();
  await Promise.all([loadPageCode(pageOf('jobs')), loadPageCode(pageOf('generic'))]);
  expect(loadedTemplate(pageOf('jobs'))).not.toBe(loadedTemplate(pageOf('generic')));
});

it.each([
  ['static', true, false],
  ['all', false, true],
])(
  'loads, besides the interactive sections of a page, %s ones only without its HTML',
  async (_, hasServerHtml, isLoaded) => {
    const { loadPageCode, sections } = freshCatalogues();
    await loadPageCode(pageOf('generic', BLOCKS), hasServerHtml);
    expect(sections.sectionFor('cities').loaded()).toBeDefined();
    expect(sections.sectionFor('jobList').loaded()).toBeDefined();
    expect(sections.sectionFor('video').loaded()).toBeUndefined();
    expect(sections.sectionFor('cta').loaded() !== undefined).toBe(isLoaded);
  },
);

it('names the interactive blocks of a page, each once, without the list that the job page renders itself', () => {
  const { interactiveBlocksOf } = freshCatalogues();
  expect(interactiveBlocksOf(pageOf('generic', BLOCKS))).toEqual(['cities', 'jobList']);
  expect(interactiveBlocksOf(pageOf('jobs', BLOCKS))).toEqual(['cities']);
  expect(interactiveBlocksOf({ template: 'error', content: {} } as unknown as PageKind)).toEqual([]);
});

it.each(BUNDLES)('names sources of a %s page that exist', (bundle) => {
  const { sections, sourcesOf } = freshCatalogues();
  const blocks = Object.keys(sections.INTERACTIVE_SECTIONS).map((type) => ({ type }) as BlockView);
  const { template, interactive, static: staticSource } = sourcesOf(pageOf(bundle, blocks));
  const missing = [template, ...interactive, staticSource].filter(
    (file) => !existsSync(path.join(ROOT, file)),
  );
  expect(missing).toEqual([]);
});

it('names for each interactive block the file that its section is imported from', () => {
  const { sections, sourcesOf } = freshCatalogues();
  const catalogue = readFileSync(path.join(ROOT, 'src/sections/catalogue.ts'), 'utf8');
  const rows = [...catalogue.matchAll(/^ {2}(\w+): lazyExport\(.*import\('\.\/(.+?)'\)/gm)];
  expect(rows.map(([, type]) => type)).toEqual(Object.keys(sections.INTERACTIVE_SECTIONS));
  for (const [, type, file] of rows) {
    const { interactive } = sourcesOf(pageOf('generic', [{ type } as BlockView]));
    expect(interactive).toEqual([`src/sections/${file}.tsx`]);
  }
});

it.each(['side', 'poster'])('names the source of the opening %s', (opening) => {
  const { sourcesOf } = freshCatalogues();
  const [source = ''] = sourcesOf({
    template: 'generic',
    content: { opening },
  } as unknown as PageKind).interactive;
  expect(existsSync(path.join(ROOT, source))).toBe(true);
});

it.each(['plain', 'stage'])('names no source for a page that opens with %s', (opening) => {
  const { sourcesOf } = freshCatalogues();
  expect(sourcesOf({ template: 'generic', content: { opening } } as unknown as PageKind).interactive).toEqual(
    [],
  );
});

import type { PageCode, PageKind } from '../../../src/content/pageCode';
import { loadedTemplate, preloadTemplate } from '../../../src/templates/registry';

const CODES: PageCode[] = ['case', 'error', 'generic', 'jobApplication', 'jobDetail', 'jobs', 'press'];

const pageOf = (code: PageCode): PageKind =>
  ({
    template: code === 'jobs' ? 'generic' : code,
    content: {
      opening: code === 'jobs' ? 'jobs' : 'plain',
      blocks: [],
    },
  }) as unknown as PageKind;

it.each(CODES)('shows a %s page at once after its code was loaded, and never before', async (code) => {
  const page = pageOf(code);
  expect(() => loadedTemplate(page)).toThrow(`code of "${code}" pages is not loaded`);
  await preloadTemplate(page);
  const template = loadedTemplate(page);
  expect(typeof template).toBe('function');
  await preloadTemplate(page);
  expect(loadedTemplate(page)).toBe(template);
});

it('keeps the job search from every other page', () => {
  expect(loadedTemplate(pageOf('jobs'))).not.toBe(loadedTemplate(pageOf('generic')));
});

import type { PageCode, PageKind } from '../../../src/content/pageCode';
import { applicationCode } from '../../../src/forms/ApplicationForm/applicationCode';
import { contactCode } from '../../../src/forms/ContactForm/contactCode';
import { loadedTemplate, preloadTemplate } from '../../../src/templates/registry';

const CODES: PageCode[] = [
  'case',
  'contact',
  'error',
  'generic',
  'jobApplication',
  'jobDetail',
  'jobs',
  'press',
];

const pageOf = (code: PageCode): PageKind =>
  ({
    template: code === 'jobs' || code === 'contact' ? 'generic' : code,
    content: {
      opening: code === 'jobs' ? 'jobs' : 'plain',
      blocks: code === 'contact' ? [{ type: 'contactForm' }] : [],
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

it.each([
  ['jobApplication', applicationCode],
  ['contact', contactCode],
] as const)('has the words for errors where a %s page is the answer to a form', async (code, later) => {
  await preloadTemplate(pageOf(code));
  expect(later.loaded()).toBeUndefined();
  await preloadTemplate({
    ...pageOf(code),
    answer: { outcome: 'rejected', values: {}, errors: [], hadFiles: false },
  });
  expect(later.loaded()).toBeDefined();
});

import type { TemplateName } from '../../../src/content/view';
import { loadedTemplate, preloadTemplate } from '../../../src/templates/registry';

const NAMES: TemplateName[] = ['case', 'error', 'generic', 'jobApplication', 'jobDetail', 'press'];

it.each(NAMES)('shows the %s template at once after it was loaded, and never before', async (name) => {
  expect(() => loadedTemplate(name)).toThrow(`await preloadTemplate('${name}') first`);
  await preloadTemplate(name);
  const template = loadedTemplate(name);
  expect(typeof template).toBe('function');
  await preloadTemplate(name);
  expect(loadedTemplate(name)).toBe(template);
});

import { homePath, localeOfPath } from '../../../src/content/locales';

describe('locales', () => {
  it.each([
    ['/', 'de'],
    ['/en/', 'en'],
    ['/en', 'en'],
    ['/en/jobs/', 'en'],
    ['/england/', 'de'],
    ['/jobs/', 'de'],
  ])('%s belongs to %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it('start at their home page', () => {
    expect([homePath('de'), homePath('en')]).toEqual(['/', '/en/']);
  });
});

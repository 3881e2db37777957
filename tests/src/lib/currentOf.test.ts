import { currentOf } from '../../../src/lib/currentOf';

describe('a navigation link', () => {
  it.each([
    ['/jobs/', '/jobs/', 'page'],
    ['/jobs/', '/jobs/texterin-4109/', 'true'],
    ['/jobs/', '/jobsuche/', undefined],
    ['/work/', '/jobs/', undefined],
    ['/', '/', 'page'],
    ['/', '/jobs/', undefined],
    ['/en/', '/en/jobs/', undefined],
    ['/en/jobs/', '/en/jobs/copywriter-4109/', 'true'],
  ])('to %s on the page %s is %s', (href, path, current) => {
    expect(currentOf(href, path)).toBe(current);
  });

  it('is marked on pages that it lists below other paths', () => {
    expect(currentOf('/standorte/', '/berlin/', ['/berlin/', '/hamburg/'])).toBe('true');
    expect(currentOf('/standorte/', '/kontakt/', ['/berlin/', '/hamburg/'])).toBeUndefined();
    expect(currentOf('/news/', '/presse/klanghaus-wien/', ['/presse/'])).toBe('true');
  });
});

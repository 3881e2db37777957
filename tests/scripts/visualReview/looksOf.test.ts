import { THEMES } from '../../../src/config/themes';
import { looksOf } from '../../../scripts/visualReview/story/looksOf';

const story = { theme: 'light', locale: 'de', source: '', pictured: {} };

it('shows a story in its own theme and language', () => {
  expect(looksOf({ ...story, theme: 'lime', locale: 'en' })).toEqual([{ theme: 'lime', locale: 'en' }]);
});

it('shows a story on the themes that it names, each in the language that it names for it', () => {
  const pictured = { themes: ['light', 'dark', 'yellow'], locales: { dark: 'en' } };
  expect(looksOf({ ...story, pictured })).toEqual([
    { theme: 'light', locale: 'de' },
    { theme: 'dark', locale: 'en' },
    { theme: 'yellow', locale: 'de' },
  ]);
});

it('shows a specimen of all themes on each of them', () => {
  const looks = looksOf({ ...story, source: '<OnAllThemes>…</OnAllThemes>' });
  expect(looks).toEqual(THEMES.map((theme) => ({ theme, locale: 'de' })));
});

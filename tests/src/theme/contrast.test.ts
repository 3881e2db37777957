import { THEMES } from '../../../src/config/themes';
import { BRAND, type Roles, SUPPORT, THEME_ROLES } from '../../../src/theme/colors';
import { contrast } from '../../../src/lib/contrast';

/** What is printed on what: every pair of roles in which one carries words of the other's colour. */
const PAIRS: readonly (readonly [words: keyof Roles, ground: keyof Roles])[] = [
  ['text', 'bg'],
  ['muted', 'bg'],
  ['error', 'bg'],
  ['text', 'surface'],
  ['muted', 'surface'],
  ['error', 'surface'],
  ['onAccent', 'accent'],
  ['bg', 'text'],
];

/** WCAG 2.2, 1.4.3: contrast of text. */
const TEXT_CONTRAST = 4.5;

/** WCAG 2.2, 1.4.11: contrast of controls and focus. */
const CONTROL_CONTRAST = 3;

describe.each(THEMES)('in the theme %s', (theme) => {
  const roles = THEME_ROLES[theme];

  it.each(PAIRS)('%s can be read on %s', (words, ground) => {
    expect(contrast(roles[words], roles[ground])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('lines of controls and the focus ring stand out from their ground', () => {
    expect(contrast(roles.line, roles.bg)).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
    expect(contrast(roles.line, roles.surface)).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
    expect(contrast(roles.focusRing, roles.bg)).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
    expect(contrast(roles.focusRing, roles.focusGap)).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
  });
});

it.each([
  ['yellow', BRAND.yellow],
  ['blue', BRAND.blue],
  ['lime', BRAND.lime],
  ['paper', SUPPORT.paper],
])('black words can be read on %s', (_name, ground) => {
  expect(contrast(BRAND.black, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});

it('agrees with the figures of the art direction', () => {
  expect(contrast(BRAND.black, BRAND.yellow)).toBeCloseTo(16.82, 1);
  expect(contrast(BRAND.black, BRAND.blue)).toBeCloseTo(7.85, 1);
  expect(contrast('#FFFFFF', '#000000')).toBe(21);
});

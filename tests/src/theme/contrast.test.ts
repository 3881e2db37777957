import { THEMES } from '../../../src/config/themes';
import { BRAND, NIGHT_ROLES, type Roles, STRONG_HAIR, SUPPORT, THEME_ROLES } from '../../../src/theme/colors';
import { contrast } from '../../../src/lib/contrast';

/** All pairs of colour roles in which one is the background of text in the other. */
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

const PRINTS: [print: string, roles: Roles][] = [
  ...THEMES.map((theme): [string, Roles] => [`the theme ${theme}`, THEME_ROLES[theme]]),
  ['the dark scheme', NIGHT_ROLES],
];

describe.each(PRINTS)('in %s', (_print, roles) => {
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
  ['light', STRONG_HAIR.light, THEME_ROLES.light],
  ['dark', STRONG_HAIR.night, THEME_ROLES.dark],
  ['black paper', STRONG_HAIR.night, NIGHT_ROLES],
])('with more contrast hair lines are seen and words can be read on them: %s', (_name, hair, roles) => {
  expect(contrast(hair, roles.bg)).toBeGreaterThanOrEqual(CONTROL_CONTRAST);
  expect(contrast(roles.text, hair)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});

it('tells black grounds from black paper', () => {
  expect(contrast(NIGHT_ROLES.bg, THEME_ROLES.dark.bg)).toBeGreaterThan(1.1);
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

import type { Theme } from '../config/themes';

/** Brand colours (specification, section 9). Lime is yellow over blue, printed as a flat colour. */
export const BRAND = { black: '#05050a', yellow: '#FFED00', blue: '#29ACE3', lime: '#BFD02B' } as const;

/**
 * Colours beside the brand colours: paper for the page, white for inputs, night for surfaces on black and for black
 * paper.
 */
export const SUPPORT = { paper: '#F4F4EE', white: '#FFFFFF', night: '#17171D' } as const;

/** Purposes of colours. Components use roles, never colours. */
export interface Roles {
  bg: string;
  surface: string;
  text: string;
  muted: string;
  line: string;
  hair: string;
  accent: string;
  onAccent: string;
  /** Magenta, the one printing ink that the brand does not use: for errors only. */
  error: string;
  focusRing: string;
  focusGap: string;
}

/** The colour of each role in each theme; tests/src/theme checks the contrasts. */
export const THEME_ROLES: Record<Theme, Roles> = {
  light: {
    bg: SUPPORT.paper,
    surface: SUPPORT.white,
    text: BRAND.black,
    muted: '#55555C',
    line: BRAND.black,
    hair: '#C9C9C2',
    accent: BRAND.yellow,
    onAccent: BRAND.black,
    error: '#C4005F',
    focusRing: BRAND.black,
    focusGap: BRAND.yellow,
  },
  dark: {
    bg: BRAND.black,
    surface: SUPPORT.night,
    text: SUPPORT.paper,
    muted: '#B4B4B0',
    line: SUPPORT.paper,
    hair: '#3A3A40',
    accent: BRAND.yellow,
    onAccent: BRAND.black,
    error: '#FF7AB8',
    focusRing: SUPPORT.paper,
    focusGap: BRAND.black,
  },
  yellow: {
    bg: BRAND.yellow,
    surface: SUPPORT.white,
    text: BRAND.black,
    muted: '#3B3A1C',
    line: BRAND.black,
    hair: BRAND.black,
    accent: BRAND.black,
    onAccent: BRAND.yellow,
    error: '#9E004C',
    focusRing: BRAND.black,
    focusGap: SUPPORT.paper,
  },
  blue: {
    bg: BRAND.blue,
    surface: SUPPORT.white,
    text: BRAND.black,
    muted: '#0D2C3B',
    line: BRAND.black,
    hair: BRAND.black,
    accent: BRAND.yellow,
    onAccent: BRAND.black,
    error: '#6B0034',
    focusRing: BRAND.black,
    focusGap: SUPPORT.paper,
  },
  lime: {
    bg: BRAND.lime,
    surface: SUPPORT.white,
    text: BRAND.black,
    muted: '#2C3010',
    line: BRAND.black,
    hair: BRAND.black,
    accent: BRAND.black,
    onAccent: BRAND.lime,
    error: '#7D003C',
    focusRing: BRAND.black,
    focusGap: SUPPORT.paper,
  },
};

/**
 * The light theme in the dark scheme: the same print on black paper. Black ink is darker than the paper, so black
 * grounds remain distinguishable; the other themes are solid fields of ink, which look the same on any paper.
 */
export const NIGHT_ROLES: Roles = { ...THEME_ROLES.dark, bg: SUPPORT.night, surface: BRAND.black };

/**
 * Hairlines for visitors who prefer more contrast: visible on their ground, and legible under the theme's text colour.
 */
export const STRONG_HAIR = { light: '#7A7A73', night: '#6E6E72' } as const;

/** A value for white paper and one for black paper; styles follow the scheme (`schemeRules` in the global styles). */
export const byScheme = (day: string, night: string) =>
  day === night ? day : `var(--day, ${day}) var(--night, ${night})`;

type NativeScheme = 'light' | 'dark';

/**
 * The scheme of native parts for white and for black paper, in variables even if both are the same: to a plain `light`
 * or `dark` the bundler adds variables that nothing reads.
 */
export const nativeScheme = (day: NativeScheme, night: NativeScheme) =>
  `color-scheme: var(--day, ${day}) var(--night, ${night});`;

/** Roles as CSS values: `color: ${color.text}`. They follow the nearest `data-theme`. */
export const color: Roles = {
  bg: 'var(--bg)',
  surface: 'var(--surface)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  hair: 'var(--hair)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  error: 'var(--error)',
  focusRing: 'var(--focus-ring)',
  focusGap: 'var(--focus-gap)',
};

/** Inks by name, the same in every theme: `background: ${ink.yellow}`. */
export const ink = {
  black: 'var(--ink-black)',
  yellow: 'var(--ink-yellow)',
  blue: 'var(--ink-blue)',
  lime: 'var(--ink-lime)',
  paper: 'var(--ink-paper)',
  white: 'var(--ink-white)',
} as const;

import type { Preview } from '@storybook/react-vite';
import { THEMES } from '../src/config/themes';
import { LOCALES, LOCALE_CODES } from '../src/content/locales';

/** Initial toolbar values. */
export const INITIAL_GLOBALS = {
  locale: 'de',
  theme: 'light',
  scheme: 'device',
  reducedMotion: 'device',
  markup: 'live',
} as const;

/** Toolbar switches: language, theme, colour scheme, motion, and with or without script. */
export const TOOLBAR: NonNullable<Preview['globalTypes']> = {
  locale: {
    description: 'Language of the texts',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: LOCALE_CODES.map((code) => ({ value: code, title: LOCALES[code].autonym })),
    },
  },
  theme: {
    description: 'Theme of the page',
    toolbar: {
      title: 'Theme',
      icon: 'paintbrush',
      dynamicTitle: true,
      items: THEMES.map((theme) => ({ value: theme, title: theme })),
    },
  },
  scheme: {
    description: 'What visitors see who asked for a dark scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'moon',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'scheme of this device' },
        { value: 'dark', title: 'dark scheme' },
      ],
    },
  },
  reducedMotion: {
    description: 'What visitors see who asked for less motion',
    toolbar: {
      title: 'Motion',
      icon: 'stopalt',
      dynamicTitle: true,
      items: [
        { value: 'device', title: 'motion of this device' },
        { value: 'off', title: 'full motion' },
        { value: 'on', title: 'reduced motion' },
      ],
    },
  },
  markup: {
    description: 'What visitors see whose browser runs no script',
    toolbar: {
      title: 'Markup',
      icon: 'markup',
      dynamicTitle: true,
      items: [
        { value: 'live', title: 'with script' },
        { value: 'static', title: 'static markup' },
      ],
    },
  },
};

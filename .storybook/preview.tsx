// First, before any module could look at the clock.
import './picture/preparePicture';
import type { Preview } from '@storybook/react-vite';
import { THEMES, type Theme } from '../src/config/themes';
import { LOCALES, LOCALE_CODES, type Locale } from '../src/content/locales';
import '../src/theme/fonts.css';
import '../src/theme/globalStyles';
import { VIEWPORTS } from '../src/theme/viewports';
import { isPicture } from './picture/isPicture';
import { SiteFrame } from './SiteFrame';

const viewports = Object.fromEntries(
  VIEWPORTS.map(({ name, width, height }) => [
    name,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story, { globals, parameters }) => (
      <SiteFrame
        locale={globals['locale'] as Locale}
        theme={globals['theme'] as Theme}
        path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}
        isFullscreen={parameters['layout'] === 'fullscreen'}
        isMotionReduced={globals['reducedMotion'] === 'on'}
      >
        <Story />
      </SiteFrame>
    ),
  ],
  // The accessibility add-on looks at stories for people; a picture does not wait for it.
  initialGlobals: { locale: 'de', theme: 'light', reducedMotion: 'off', a11y: { manual: isPicture() } },
  globalTypes: {
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
    reducedMotion: {
      description: 'What visitors see who asked for less motion',
      toolbar: {
        title: 'Motion',
        icon: 'stopalt',
        dynamicTitle: true,
        items: [
          { value: 'off', title: 'motion' },
          { value: 'on', title: 'reduced motion' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['foundations', 'components', 'sections', 'layout', 'templates'] } },
    a11y: { test: 'error' },
  },
};

export default preview;

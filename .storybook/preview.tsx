import type { Preview } from '@storybook/react-vite';
import { THEMES, type Theme } from '../src/config/themes';
import { LOCALES, LOCALE_CODES, type Locale } from '../src/content/locales';
import { BREAKPOINTS } from '../src/theme/breakpoints';
import '../src/theme/fonts.css';
import '../src/theme/globalStyles';
import { SiteFrame } from './SiteFrame';

/** The narrowest step starts at 0; 360 px stands for it. */
const NARROWEST_PX = 360;

const viewports = Object.fromEntries(
  Object.entries(BREAKPOINTS).map(([name, start]) => {
    const width = Math.max(start, NARROWEST_PX);
    return [
      name,
      {
        name: `${name}, ${width} px`,
        styles: { width: `${width}px`, height: width < BREAKPOINTS.lg ? '800px' : '900px' },
      },
    ];
  }),
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
  initialGlobals: { locale: 'de', theme: 'light', reducedMotion: 'off' },
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

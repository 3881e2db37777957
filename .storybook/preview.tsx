// Must come first, before any module can read the clock.
import './picture/preparePicture';
import type { Preview } from '@storybook/react-vite';
import { THEMES, type Theme } from '../src/config/themes';
import type { Locale } from '../src/content/locales';
import '../src/generated/fonts/fonts.css';
import '../src/theme/globalStyles';
import { DocsOfParts } from './docs/DocsOfParts';
import { freshStart } from './freshStart';
import { nameStep } from './nameStep';
import { isPicture } from './picture/isPicture';
import { propOptions } from './propOptions';
import { isMotionReduced } from './reducedMotion';
import { SiteFrame } from './SiteFrame';
import { StaticMarkup } from './StaticMarkup';
import { INITIAL_GLOBALS, TOOLBAR } from './toolbar';
import { TOOLBAR_VIEWPORTS } from './viewports';

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: ({ globals, parameters }) => freshStart(globals, parameters),
  runStep: nameStep,
  argTypesEnhancers: [propOptions],
  decorators: [
    (Story, { globals, parameters }) => {
      const locale = globals['locale'] as Locale;
      const isFullscreen = parameters['layout'] === 'fullscreen';
      const framed = (
        <SiteFrame
          locale={locale}
          theme={globals['theme'] as Theme}
          isDark={globals['scheme'] === 'dark'}
          path={typeof parameters['path'] === 'string' ? parameters['path'] : '/'}
          isFullscreen={isFullscreen}
          isMotionReduced={isMotionReduced(globals)}
        >
          <Story />
        </SiteFrame>
      );
      if (globals['markup'] !== 'static') return framed;
      return (
        <StaticMarkup locale={locale} isFullscreen={isFullscreen}>
          {framed}
        </StaticMarkup>
      );
    },
  ],
  // The accessibility add-on is for people; pictures need not wait for it.
  initialGlobals: { ...INITIAL_GLOBALS, a11y: { manual: isPicture() } },
  globalTypes: TOOLBAR,
  parameters: {
    layout: 'padded',
    // Themes in which `npm test` checks a story, unless it sets its own theme (globals) or list.
    themes: THEMES,
    viewport: { options: TOOLBAR_VIEWPORTS },
    backgrounds: { disable: true },
    docs: { page: DocsOfParts },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['foundations', 'components', 'sections', 'layout', 'templates'] } },
    a11y: {
      test: 'error',
      options: {
        // The only frame is static markup, where no script responds.
        iframes: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Landmarks, the h1 and heading order concern the page, not a single component.
        rules: {
          'landmark-one-main': { enabled: false },
          'page-has-heading-one': { enabled: false },
          'heading-order': { enabled: false },
          region: { enabled: false },
        },
      },
    },
  },
};

export default preview;

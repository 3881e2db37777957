import { css, cx } from '@linaria/core';
import { type ComponentType, type ReactElement, type ReactNode, useMemo } from 'react';
import { THEMES, type Theme } from '../../src/config/themes';
import englishTexts from '../../src/generated/texts/en.json';
import { PageInfoContext, usePageInfo } from '../../src/i18n/PageContext';
import { TextProvider } from '../../src/i18n/TextProvider';
import { layout, space } from '../../src/theme/space';

/* Contained, so that fixed elements are positioned relative to their ground. */
const band = css`
  position: relative;
  padding-block: ${space(8)};
  padding-inline: ${layout.pageMargin};
  contain: layout;
`;

const bleed = css`
  padding-inline: 0;
`;

const screen = css`
  min-height: 200px;
`;

/** axe rules about elements that must be unique on a page. */
const ONCE_ON_A_PAGE = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
];

/** Renders its children in English, as on an English page. */
function InEnglish({ children }: { children: ReactNode }) {
  const page = usePageInfo();
  const englishPage = useMemo(() => ({ ...page, locale: 'en' as const }), [page]);
  return (
    <PageInfoContext value={englishPage}>
      <TextProvider locale="en" messages={englishTexts}>
        {children}
      </TextProvider>
    </PageInfoContext>
  );
}

interface GroundProps {
  theme: Theme;
  className: string;
  isEnglish: boolean;
  children: ReactNode;
}

function Ground({ theme, className, isEnglish, children }: GroundProps) {
  return (
    <div className={className} data-theme={theme} lang={isEnglish ? 'en' : undefined}>
      {isEnglish ? <InEnglish>{children}</InEnglish> : children}
    </div>
  );
}

/** Options of a story on all grounds. */
export interface GroundsOptions<Args> {
  /** Props with the longest words, on the first ground. */
  longest?: Partial<Args> | undefined;
  /** Props in English, on the second ground, where interface texts are English as well. */
  english?: Partial<Args> | undefined;
  /** Renders the component if props do not suffice, e.g. with a different id on each ground. */
  draw?: (args: Args, theme: Theme) => ReactNode;
  /** true if it has its own page margins. */
  isBleed?: boolean;
  /** true if its position is fixed, so that it takes up no height. */
  isFixed?: boolean;
}

/**
 * Creates a story of a component on all grounds: with its longest words on the first, in English on the second, with
 * the story's props on the others. `npm run visual:review -- --coverage` reads this from `pictured`.
 */
export function grounds<Args extends object>(
  Component: ComponentType<Args>,
  { longest, english, draw = (args) => <Component {...args} />, isBleed, isFixed }: GroundsOptions<Args>,
) {
  const [first, second] = THEMES;
  const className = cx(band, isBleed && bleed, isFixed && screen);
  const own: Partial<Record<Theme, Partial<Args> | undefined>> = { [first]: longest, [second]: english };
  return {
    parameters: {
      layout: 'fullscreen',
      // All themes are shown already.
      themes: [first],
      pictured: {
        themes: THEMES,
        locales: english && { [second]: 'en' },
        hasLongestWords: longest !== undefined,
      },
      a11y: {
        options: { rules: Object.fromEntries(ONCE_ON_A_PAGE.map((rule) => [rule, { enabled: false }])) },
      },
    },
    render: (args: Args): ReactElement => (
      <div>
        {THEMES.map((theme) => (
          <Ground
            key={theme}
            theme={theme}
            className={className}
            isEnglish={theme === second && english !== undefined}
          >
            {draw({ ...args, ...own[theme] }, theme)}
          </Ground>
        ))}
      </div>
    ),
  };
}

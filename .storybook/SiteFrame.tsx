import { css, cx } from '@linaria/core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, RawIntlProvider, useIntl } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { useLinkClicks } from '../src/components/Link/useLinkClicks';
import type { Theme } from '../src/config/themes';
import type { Locale } from '../src/content/locales';
import type { CompiledMessage } from '../src/content/pageData';
import texts from '../src/generated/texts/all.json';
import { PageInfoContext } from '../src/i18n/PageContext';
import { TextProvider } from '../src/i18n/TextProvider';
import { useStore } from '../src/store/store';
import { layout } from '../src/theme/space';
import { reduceMotion } from './reducedMotion';

/** For all languages of the locale table. */
const MESSAGES: Record<Locale, Record<string, CompiledMessage>> = texts;

declare global {
  interface Window {
    /** Keys of the texts that stories look up; set by tests that need them. */
    lookedUpTexts?: Set<string>;
  }
}

/** Records which texts are looked up, if a test has set `window.lookedUpTexts`. */
function LookupRecorder({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const recording = useMemo((): IntlShape => {
    const formatMessage = ((descriptor: MessageDescriptor, values?: Record<string, string | number>) => {
      window.lookedUpTexts?.add(descriptor.id ?? '');
      return intl.formatMessage(descriptor, values);
    }) as IntlShape['formatMessage'];
    return { ...intl, formatMessage };
  }, [intl]);
  return window.lookedUpTexts ? <RawIntlProvider value={recording}>{children}</RawIntlProvider> : children;
}

const padded = css`
  padding: ${layout.pageMargin};
`;

const full = css`
  min-height: 100vh;
`;

/** Keeps links in stories from leaving Storybook. Renders nothing. */
function LinkClicks() {
  useLinkClicks(useStore((state) => state.setConsentRequested));
  return null;
}

export interface SiteFrameProps {
  locale: Locale;
  theme: Theme;
  /** true: dark scheme; false: the device's scheme. */
  isDark: boolean;
  /** Path of the story's page, optionally with a query. */
  path: string;
  isFullscreen: boolean;
  /** true: reduced motion; false: full motion; undefined: the device's setting. */
  isMotionReduced: boolean | undefined;
  children: ReactNode;
}

/** Provides what App provides to every component: texts, language, router and theme. */
export function SiteFrame({
  locale,
  theme,
  isDark,
  path,
  isFullscreen,
  isMotionReduced,
  children,
}: SiteFrameProps) {
  const pageInfo = useMemo(() => ({ locale, path: path.replace(/[?#].*/, '') }), [locale, path]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useLayoutEffect(() => reduceMotion(isMotionReduced));
  return (
    <MemoryRouter key={path} initialEntries={[path]}>
      <LinkClicks />
      <PageInfoContext value={pageInfo}>
        <TextProvider locale={locale} messages={MESSAGES[locale]}>
          <LookupRecorder>
            <div
              className={cx(isFullscreen ? full : padded)}
              data-theme={theme}
              data-scheme={isDark ? 'dark' : undefined}
              data-motion={isMotionReduced ? 'reduced' : undefined}
            >
              {children}
            </div>
          </LookupRecorder>
        </TextProvider>
      </PageInfoContext>
    </MemoryRouter>
  );
}

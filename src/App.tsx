import { useMemo } from 'react';
import type { NavigationView, QueryData } from './content/pageData';
import { PageInfoContext } from './i18n/PageContext';
import { TextProvider } from './i18n/TextProvider';
import { messagesOf } from './i18n/messages';
import { Layout } from './layout/Layout/Layout';
import type { LoadedPage } from './page-data/pageLoader';
import { PageElement } from './routes/PageElement';
import { type FetchGuide, usePageNavigation } from './usePageNavigation';
import './theme/fonts.css';
import './theme/globalStyles';

const NO_NAVIGATION: NavigationView = {
  main: [],
  call: null,
  footer: [],
  legal: [],
  jobCount: 0,
  jobsPath: null,
};

function navigationOf(queries: readonly QueryData[]): NavigationView {
  return queries.find((entry) => entry.query === 'navigation')?.data ?? NO_NAVIGATION;
}

export interface AppProps {
  initial: LoadedPage;
  /** Null while prerendering, where nobody goes anywhere. */
  guide: FetchGuide | null;
}

/** Providers, layout and the current page. Must stand inside a router. */
export function App({ initial, guide }: AppProps) {
  const { page, queries, isLeaving } = usePageNavigation(initial, guide);
  const { locale } = page.context;
  const { languages } = page.context.page;
  const pageInfo = useMemo(
    () => ({ locale, path: page.path, languages, answer: page.answer }),
    [locale, page.path, languages, page.answer],
  );
  const messages = useMemo(() => messagesOf(queries), [queries]);
  return (
    <PageInfoContext value={pageInfo}>
      <TextProvider locale={locale} messages={messages}>
        <Layout
          navigation={navigationOf(queries)}
          languages={languages}
          locale={locale}
          path={page.path}
          isLeaving={isLeaving}
        >
          <PageElement page={page} />
        </Layout>
      </TextProvider>
    </PageInfoContext>
  );
}

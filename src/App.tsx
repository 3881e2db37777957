import type { NavigationView, QueryData } from './content/pageData';
import { Layout } from './layout/Layout/Layout';
import type { LoadedPage } from './page-data/pageLoader';
import { PageHost } from './routes/PageHost';
import { PageTexts } from './routes/PageTexts';
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
  const { shown, coming, isLeaving } = usePageNavigation(initial, guide);
  const { page, queries } = shown;
  return (
    <PageTexts page={page} queries={queries}>
      <Layout
        navigation={navigationOf(queries)}
        languages={page.context.page.languages}
        locale={page.context.locale}
        path={page.path}
        isLeaving={isLeaving}
      >
        <PageHost key={page.path} page={page} queries={queries} isShown />
        {coming && (
          <PageHost key={coming.page.path} page={coming.page} queries={coming.queries} isShown={false} />
        )}
      </Layout>
    </PageTexts>
  );
}

import type { NavigationView, QueryData } from './content/pageData';
import type { OpeningView } from './content/view';
import { Layout } from './layout/Layout/Layout';
import type { LazyModule } from './lib/lazyModule';
import type { NavigationRuntime } from './navigation/navigationRuntime';
import { PageHost } from './navigation/PageHost';
import { PageTexts } from './navigation/PageTexts';
import { usePageNavigation } from './navigation/usePageNavigation';
import type { LoadedPage } from './page-data/pageLoader';
import './generated/fonts/fonts.css';
import './theme/globalStyles';

type NavigationData = Extract<QueryData, { query: 'navigation' }>;

/** The navigation is among the queries of every page. */
const navigationOf = (queries: readonly QueryData[]): NavigationView =>
  (queries.find((entry) => entry.query === 'navigation') as NavigationData).data;

export interface AppProps {
  initial: LoadedPage;
  /** Null while prerendering. */
  navigationRuntime: LazyModule<NavigationRuntime> | null;
}

/** Providers, layout and the current page. Must be rendered inside a router. */
export function App({ initial, navigationRuntime }: AppProps) {
  const { current, next, isLeaving } = usePageNavigation(initial, navigationRuntime);
  const { page, queries } = current;
  return (
    <PageTexts page={page} queries={queries}>
      <Layout
        navigation={navigationOf(queries)}
        languages={page.context.page.languages}
        locale={page.context.locale}
        path={page.path}
        ground={(page.content as OpeningView).ground}
        isLeaving={isLeaving}
      >
        {/* By address, since all missing ones have the same 404 page, whose suggestions depend on the address. */}
        <PageHost key={current.location.pathname} page={page} queries={queries} isCurrent />
        {next && (
          <PageHost key={next.location.pathname} page={next.page} queries={next.queries} isCurrent={false} />
        )}
      </Layout>
    </PageTexts>
  );
}

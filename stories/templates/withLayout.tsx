import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { PageContext } from '../../src/content/pageData';
import { usePageInfo } from '../../src/i18n/PageContext';
import { Layout } from '../../src/layout/Layout/Layout';
import { englishNavigation, navigation } from '../fixtures/navigation';

/** Decorator that shows a template within the site's layout. */
export const withLayout: Decorator = (Story, { args }) => (
  <Framed context={args['context'] as PageContext}>{Story()}</Framed>
);

function Framed({ context, children }: { context: PageContext; children: ReactNode }) {
  const { locale, path } = usePageInfo();
  return (
    <Layout
      navigation={locale === 'en' ? englishNavigation : navigation}
      languages={context.page.languages}
      locale={locale}
      path={path}
    >
      {children}
    </Layout>
  );
}

import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { Theme } from '../../src/config/themes';
import type { PageContext } from '../../src/content/pageData';
import type { OpeningView } from '../../src/content/view';
import { usePageInfo } from '../../src/i18n/PageContext';
import { Layout } from '../../src/layout/Layout/Layout';
import { englishNavigation, navigation } from '../fixtures/navigation';

/** Decorator that shows a template within the site's layout. */
export const withLayout: Decorator = (Story, { args }) => (
  <Framed context={args['context'] as PageContext} ground={(args['content'] as OpeningView).ground}>
    {Story()}
  </Framed>
);

interface FramedProps {
  context: PageContext;
  ground: Theme | undefined;
  children: ReactNode;
}

function Framed({ context, ground, children }: FramedProps) {
  const { locale, path } = usePageInfo();
  return (
    <Layout
      navigation={locale === 'en' ? englishNavigation : navigation}
      languages={context.page.languages}
      locale={locale}
      path={path}
      ground={ground}
    >
      {children}
    </Layout>
  );
}

import { useMemo } from 'react';
import type { Locale } from '../../../src/content/locales';
import type { CompiledMessage } from '../../../src/content/pageData';
import texts from '../../../src/generated/texts/all.json';
import { PageInfoContext } from '../../../src/i18n/PageContext';
import { TextProvider } from '../../../src/i18n/TextProvider';
import { Layout } from '../../../src/layout/Layout/Layout';
import { PageElement } from '../../../src/navigation/PageElement';
import type { PreviewData } from './previewPage';

/** For all languages of the locale table. */
const MESSAGES: Record<Locale, Record<string, CompiledMessage>> = texts;

/** A page of the site with its frame, from preview data; the code of its template must be loaded. */
export function PreviewPage({ data: { page, navigation } }: { data: PreviewData }) {
  const { path, context, content } = page;
  const { locale } = context;
  const { languages } = context.page;
  const pageInfo = useMemo(() => ({ locale, path, languages }), [locale, path, languages]);
  return (
    <PageInfoContext value={pageInfo}>
      <TextProvider locale={locale} messages={MESSAGES[locale]}>
        <div data-theme={content.theme}>
          <Layout
            navigation={navigation}
            languages={languages}
            locale={locale}
            path={path}
            ground={'ground' in content ? content.ground : undefined}
          >
            <PageElement page={page} />
          </Layout>
        </div>
      </TextProvider>
    </PageInfoContext>
  );
}

import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../src/content/locales';
import type { CompiledMessage } from '../../src/content/pageData';
import german from '../../src/generated/texts/de.json';
import english from '../../src/generated/texts/en.json';
import { PageInfoContext } from '../../src/i18n/PageContext';
import { TextProvider } from '../../src/i18n/TextProvider';
import { Layout } from '../../src/layout/Layout/Layout';
import { PageElement } from '../../src/navigation/PageElement';
import { loadPageCode } from '../../src/templates/catalogue';
import type { PreviewData } from './preview';
import { previewMessage, sendPreviewMessage } from './previewChannel';

const MESSAGES: Record<Locale, Record<string, CompiledMessage>> = { de: german, en: english };

/** The inside of the preview: a page of the site, whose data another window sends. */
export function PreviewFrame() {
  const [data, setData] = useState<PreviewData>();
  useEffect(() => {
    let isWanted = true;
    const handleMessage = (event: MessageEvent<unknown>) => {
      const message = previewMessage(event);
      if (message?.sff !== 'preview-page') return;
      void loadPageCode(message.data.page).then(() => {
        if (isWanted) setData(message.data);
      });
    };
    window.addEventListener('message', handleMessage);
    if (window.parent !== window) sendPreviewMessage(window.parent, { sff: 'preview-ready' });
    return () => {
      isWanted = false;
      window.removeEventListener('message', handleMessage);
    };
  }, []);
  const locale = data?.page.context.locale ?? 'de';
  const path = data?.page.path ?? '/';
  const pageInfo = useMemo(() => ({ locale, path }), [locale, path]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  if (!data) return <p>This page shows what "Compose a page" sends to it.</p>;
  const { page, navigation } = data;
  return (
    <PageInfoContext value={pageInfo}>
      <TextProvider locale={locale} messages={MESSAGES[locale]}>
        <div data-theme={page.content.theme}>
          <Layout navigation={navigation} languages={page.context.page.languages} locale={locale} path={path}>
            <PageElement page={page} />
          </Layout>
        </div>
      </TextProvider>
    </PageInfoContext>
  );
}

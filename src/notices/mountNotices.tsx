import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useStore } from 'zustand';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../content/locales';
import { PageInfoContext } from '../i18n/PageContext';
import { TextProvider } from '../i18n/TextProvider';
import { messagesOf } from '../i18n/messages';
import { isFormDirty, watchFormDirty } from '../lib/formDirty';
import { noticeStore } from '../page-data/noticeStore';
import type { PageLoader } from '../page-data/pageLoader';
import { Notices } from './Notices';

const isLocale = (code: string): code is Locale => code in LOCALES;

function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

/** Current language of the document, which changes with the page. */
function useDocumentLocale(): Locale {
  const [locale, setLocale] = useState(documentLocale);
  useEffect(() => {
    const observer = new MutationObserver(() => setLocale(documentLocale()));
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }, []);
  return locale;
}

function NoticeArea({ loader }: { loader: PageLoader }) {
  const locale = useDocumentLocale();
  const notices = useStore(noticeStore);
  return (
    <PageInfoContext value={{ locale, path: window.location.pathname }}>
      <TextProvider locale={locale} messages={messagesOf(loader.queriesOf(locale))}>
        <Notices {...notices} onClose={(name) => noticeStore.setState({ [name]: undefined })} />
      </TextProvider>
    </PageInfoContext>
  );
}

/** Renders notices in a separate root at the end of the document: they must work if the page's code failed. */
export function mountNotices(loader: PageLoader): void {
  // Beside the thanks for a form, an earlier failure would seem to be about that form.
  watchFormDirty(() => {
    if (!isFormDirty()) noticeStore.setState({ loadError: undefined });
  });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <NoticeArea loader={loader} />
    </StrictMode>,
  );
}

import { type ReactNode, useMemo } from 'react';
import { PageInfoContext } from '../i18n/PageContext';
import { TextProvider } from '../i18n/TextProvider';
import { messagesOf } from '../i18n/messages';
import type { LoadedPage } from '../page-data/pageLoader';

export interface PageTextsProps extends Pick<LoadedPage, 'page' | 'queries'> {
  children: ReactNode;
}

/** Provides the texts, the language and the path of one page to everything below it. */
export function PageTexts({ page, queries, children }: PageTextsProps) {
  const { path, answer } = page;
  const { locale } = page.context;
  const { languages } = page.context.page;
  const info = useMemo(() => ({ locale, path, languages, answer }), [locale, path, languages, answer]);
  const messages = useMemo(() => messagesOf(queries), [queries]);
  return (
    <PageInfoContext value={info}>
      <TextProvider locale={locale} messages={messages}>
        {children}
      </TextProvider>
    </PageInfoContext>
  );
}

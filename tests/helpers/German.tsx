import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { CompiledMessage } from '../../src/content/pageData';
import german from '../../src/generated/texts/de.json';
import { PageInfoContext } from '../../src/i18n/PageContext';
import { TextProvider } from '../../src/i18n/TextProvider';

const messages = german as unknown as Record<string, CompiledMessage>;

/** A German page around a single component or hook, for tests that have no story. */
export const German = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <PageInfoContext value={{ locale: 'de', path: '/' }}>
      <TextProvider locale="de" messages={messages}>
        {children}
      </TextProvider>
    </PageInfoContext>
  </MemoryRouter>
);

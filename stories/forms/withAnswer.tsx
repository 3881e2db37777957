import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import type { FormAnswer } from '../../src/content/formAnswer';
import { PageInfoContext, usePageInfo } from '../../src/i18n/PageContext';

function Answered({ answer, children }: { answer: FormAnswer; children: ReactNode }) {
  const { locale, path } = usePageInfo();
  const pageInfo = useMemo(() => ({ locale, path, answer }), [locale, path, answer]);
  return <PageInfoContext value={pageInfo}>{children}</PageInfoContext>;
}

/** Decorator that shows a form as sent back by the server without script. */
export const withAnswer =
  (answer: FormAnswer): Decorator =>
  (Story) => (
    <Answered answer={answer}>
      <Story />
    </Answered>
  );

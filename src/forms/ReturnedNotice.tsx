import { type ReactNode, useState } from 'react';
import type { FormAnswer } from '../content/formAnswer';
import { usePageInfo } from '../i18n/PageContext';
import { useErrorTitle } from './ErrorSummary/useErrorTitle';
import { type FormEndTexts, SubmissionNotice } from './FormEnd';
import { initialSubmission } from './useInitialForm';

/**
 * Returns why a form that was sent without script was not stored, other than for errors in it, until the next attempt,
 * whose outcome is shown at the end of the form; and a function to be called then.
 */
export function useReturnedAnswer(): [returned: FormAnswer | undefined, clear: () => void] {
  const { answer } = usePageInfo();
  const [returned, setReturned] = useState(answer?.outcome === 'rejected' ? undefined : answer);
  return [returned, () => setReturned(undefined)];
}

export interface ReturnedNoticeProps {
  answer: FormAnswer;
  texts: FormEndTexts;
  /** Notice about an outcome that only this form has, instead of the common one. */
  notice?: ReactNode;
}

/** Says at the top of a form why it was not stored, and prefixes the page's title. */
export function ReturnedNotice({ answer, texts, notice }: ReturnedNoticeProps) {
  useErrorTitle();
  return (
    notice ?? <SubmissionNotice texts={texts} submission={{ ...initialSubmission(answer), failures: 1 }} />
  );
}

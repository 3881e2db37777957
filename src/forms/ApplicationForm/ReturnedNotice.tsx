import type { FormAnswer } from '../../content/formAnswer';
import { useErrorTitle } from '../ErrorSummary/useErrorTitle';
import { SubmissionNotice } from '../FormEnd';
import { initialSubmission } from '../useInitialForm';
import { ClosedNotice, endTexts } from './ApplicationEnd';

/** Why an application that was sent without script was not stored, other than for errors in it. Prefixes the page's title. */
export function ReturnedNotice({ answer }: { answer: FormAnswer }) {
  useErrorTitle();
  if (answer.outcome === 'closed') return <ClosedNotice />;
  return (
    <SubmissionNotice
      texts={endTexts(answer.hadFiles)}
      submission={{ ...initialSubmission(answer), failures: 1 }}
    />
  );
}

import { errorText } from '../../applications/errorTexts';
import { APPLICATION_FIELDS } from '../../applications/fields';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import type { Problems } from '../ErrorSummary/ErrorSummary';
import { fieldIds } from '../FieldFrame/fieldIds';
import { byField, type ErrorsByField } from './applicationValues';
import { shortLabelKey } from './fieldLabels';

/** Problems of a form, one entry per field, each with its label. */
export function useProblems(variant: JobApplicationContent['variant']) {
  const text = useText();
  const { locale } = usePageInfo();
  return (errors: ErrorsByField, isFromServer: boolean): Problems => ({
    isFromServer,
    entries: APPLICATION_FIELDS.flatMap((field) => {
      const [error] = errors[field] ?? [];
      if (!error) return [];
      const label = text(shortLabelKey(field, variant));
      return [{ target: fieldIds(field).control, words: `${label}: ${errorText(error, text, locale)}` }];
    }),
  });
}

/** What the page came back with: the problems that the server named to a form sent without script. */
export function useAnsweredProblems(variant: JobApplicationContent['variant']): Problems | null {
  const { answer } = usePageInfo();
  const problemsOf = useProblems(variant);
  return answer?.outcome === 'rejected' ? problemsOf(byField(answer.errors), true) : null;
}

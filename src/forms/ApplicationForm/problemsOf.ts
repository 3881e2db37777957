import { errorText } from '../../applications/errorTexts';
import { APPLICATION_FIELDS, type ApplicationVariant } from '../../applications/fields';
import type { Locale } from '../../content/locales';
import type { TextLookup } from '../../i18n/useText';
import type { Problems } from '../ErrorSummary/ErrorSummary';
import { fieldIds } from '../FieldFrame/fieldIds';
import type { ErrorsByField } from './applicationValues';
import { shortLabelKey } from './fieldLabels';

/** What the words of a problem depend on. */
export interface ProblemWords {
  variant: ApplicationVariant;
  text: TextLookup;
  locale: Locale;
}

/** Problems of an application, one entry per field, each with its label. */
export function problemsOf(
  errors: ErrorsByField,
  isFromServer: boolean,
  { variant, text, locale }: ProblemWords,
): Problems {
  return {
    isFromServer,
    entries: APPLICATION_FIELDS.flatMap((field) => {
      const [error] = errors[field] ?? [];
      if (!error) return [];
      const label = text(shortLabelKey(field, variant));
      return [{ target: fieldIds(field).control, words: `${label}: ${errorText(error, text, locale)}` }];
    }),
  };
}

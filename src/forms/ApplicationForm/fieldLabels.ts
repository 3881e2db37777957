import { FIELD_LABELS } from '../../applications/fieldLabels';
import type { ApplicationField, ApplicationVariant } from '../../applications/fields';
import type { TextLookup } from '../../i18n/useText';

type TextKey = Parameters<TextLookup>[0];

/** Text key of a field's name where the label is a whole sentence, as in the summary. */
export function shortLabelKey(field: ApplicationField, variant: ApplicationVariant): TextKey {
  return field === 'privacy_ack' ? 'apply.privacyAck.short' : labelKey(field, variant);
}

/** Text key of a field's label; freelancers name a day rate. */
export function labelKey(field: ApplicationField, variant: ApplicationVariant): TextKey {
  return field === 'salary_expectations' && variant === 'freelance'
    ? 'apply.salary.labelFreelance'
    : FIELD_LABELS[field];
}

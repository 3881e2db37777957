import type { ApplicationField, ApplicationVariant } from '../../applications/fields';
import type { TextLookup } from '../../i18n/useText';

type TextKey = Parameters<TextLookup>[0];

const LABELS: Record<ApplicationField, TextKey> = {
  first_name: 'apply.firstName.label',
  last_name: 'apply.lastName.label',
  email: 'apply.email.label',
  website: 'apply.website.label',
  desired_role: 'apply.desiredRole.label',
  pitch: 'apply.pitch.label',
  message: 'apply.message.label',
  available_from: 'apply.availableFrom.label',
  salary_expectations: 'apply.salary.label',
  resume: 'apply.resume.label',
  portfolio: 'apply.portfolio.label',
  certificates: 'apply.certificates.label',
  channel: 'apply.channel.label',
  privacy_ack: 'apply.privacyAck.label',
  talent_pool: 'apply.talentPool.label',
};

/** Text key of a field's name where the label is a whole sentence, as in the summary. */
export function shortLabelKey(field: ApplicationField, variant: ApplicationVariant): TextKey {
  return field === 'privacy_ack' ? 'apply.privacyAck.short' : labelKey(field, variant);
}

/** Text key of a field's label; freelancers name a day rate. */
export function labelKey(field: ApplicationField, variant: ApplicationVariant): TextKey {
  return field === 'salary_expectations' && variant === 'freelance'
    ? 'apply.salary.labelFreelance'
    : LABELS[field];
}

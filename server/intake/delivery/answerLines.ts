import { FIELD_LABELS } from '../../../src/applications/fieldLabels';
import { APPLICATION_FIELDS, CONTACT_FIELDS } from '../../../src/applications/fields';
import type { Manifest } from '../manifest';
import type { SiteText } from '../siteTexts';

/** Text keys of the fields' labels. */
const LABELS: Record<string, string> = {
  ...FIELD_LABELS,
  topic: 'contact.topic.label',
  name: 'contact.name.label',
  company: 'contact.company.label',
  phone: 'contact.phone.label',
};
const CONTACT_MESSAGE = 'contact.message.label';

function labelOf(field: string, kind: Manifest['kind'], text: SiteText): string {
  const key = field === 'message' && kind === 'contact' ? CONTACT_MESSAGE : LABELS[field];
  return key === undefined ? field : text(key);
}

function valueOf(field: string, value: string, { job }: Manifest, text: SiteText): string {
  if (field === 'channel') return text(`apply.channelOption.${value}`);
  if (field === 'topic') return text(`contact.topicOption.${value}`);
  return field === 'salary_expectations' && job ? `${value} ${job.currency}` : value;
}

/**
 * All answers as people read them, one per line, in the order of the form; long ones below their label.
 *
 * @param without Fields that are told elsewhere.
 */
export function answerLines(manifest: Manifest, text: SiteText, without: readonly string[] = []): string[] {
  const { kind, fields } = manifest;
  const order: readonly string[] = kind === 'contact' ? CONTACT_FIELDS : APPLICATION_FIELDS;
  return order.flatMap((field) => {
    const value = fields[field];
    if (value === undefined || without.includes(field)) return [];
    const label = labelOf(field, kind, text);
    const shown = valueOf(field, value, manifest, text);
    return shown.includes('\n') ? [`${label}:`, shown, ''] : [`${label}: ${shown}`];
  });
}

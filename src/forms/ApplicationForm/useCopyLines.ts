import { APPLICATION_FIELDS } from '../../applications/fields';
import { isIsoDay } from '../../applications/validateApplication';
import { LOCALES } from '../../content/locales';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { type TextLookup, useText } from '../../i18n/useText';
import { formatDate } from '../../lib/formatDate';
import { formatFileSize } from '../../lib/formatFileSize';
import type { CopyLine } from '../Sent/Sent';
import type { ApplicationState } from './applicationValues';
import { shortLabelKey } from './fieldLabels';

type ChannelKey = Extract<Parameters<TextLookup>[0], `apply.channelOption.${string}`>;

/** What was sent, as it is printed: only what was filled in, in the order of the form. */
export function useCopyLines(
  values: ApplicationState,
  { title, variant, applyFor, back }: JobApplicationContent,
): CopyLine[] {
  const text = useText();
  const { locale } = usePageInfo();
  const region = LOCALES[locale].intl;
  const printed = (field: (typeof APPLICATION_FIELDS)[number]): string => {
    const value = values[field];
    if (Array.isArray(value))
      return value.map(({ name, size }) => `${name} (${formatFileSize(size, region)})`).join('\n');
    if (typeof value !== 'string' || value.trim() === '')
      return value === true ? text('apply.success.ticked') : '';
    if (field === 'available_from' && isIsoDay(value)) return formatDate(value, region);
    return field === 'channel' ? text(`apply.channelOption.${value}` as ChannelKey) : value.trim();
  };
  const lines = APPLICATION_FIELDS.map((field) => ({
    label: text(shortLabelKey(field, variant)),
    value: printed(field),
  }));
  const subject = variant === 'job' ? text('apply.jobId', { id: applyFor }) : title;
  return [
    { label: text('apply.label'), value: variant === 'job' ? `${back.label}\n${subject}` : subject },
    ...lines.filter(({ value }) => value !== ''),
  ];
}

import { applicationFields } from '../../applications/applicationFields';
import type { Field } from '../../applications/field';
import { LOCALES } from '../../content/locales';
import type { JobApplicationContent } from '../../content/view';
import { usePageInfo } from '../../i18n/PageContext';
import { useText } from '../../i18n/useText';
import { formatDate } from '../../lib/formatDate';
import { formatFileSize } from '../../lib/formatFileSize';
import { isIsoDay } from '../../lib/isIsoDay';
import type { CopyLine } from '../Sent/Sent';
import type { FormValues } from '../formValues';

/** Returns the printed copy of what was sent: only fields that were filled in, in the order of the form. */
export function useCopyLines(
  values: FormValues,
  { title, subject = title, variant, applyFor, back }: JobApplicationContent,
): CopyLine[] {
  const text = useText();
  const { locale } = usePageInfo();
  const region = LOCALES[locale].intl;
  const printed = (field: Field, value: FormValues[string]): string => {
    if (Array.isArray(value))
      return value.map(({ name, size }) => `${name} (${formatFileSize(size, region)})`).join('\n');
    if (typeof value !== 'string') return value === true ? text('apply.success.ticked') : '';
    const line = value.trim();
    if (field.type === 'date' && isIsoDay(line)) return formatDate(line, region);
    const option = field.type === 'select' ? field.options[line] : undefined;
    return option ? text(option) : line;
  };
  const lines = Object.entries(applicationFields(variant)).map(([name, field]) => ({
    label: text(field.shortLabel ?? field.label),
    value: printed(field, values[name]),
    isFiles: field.type === 'file',
  }));
  const job = `${back.label}\n${text('apply.jobId', { id: applyFor })}`;
  return [
    { label: text('apply.label'), value: variant === 'job' ? job : subject },
    ...lines.filter(({ value }) => value !== ''),
  ];
}

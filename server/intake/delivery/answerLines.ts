import type { Fields } from '../../../src/applications/field';
import { DEFAULT_LOCALE, LOCALES } from '../../../src/content/locales';
import { formatDate } from '../../../src/lib/formatDate';
import { formatMoney } from '../../../src/lib/formatMoney';
import { labelled } from '../../../src/lib/labelled';
import { fieldsOfForm } from '../answers/fieldsOfForm';
import type { Manifest } from '../store/manifest';
import type { SiteText } from '../answers/siteTexts';

/** The form fields that apply to an entry. */
export function fieldsOfEntry({ kind, job }: Pick<Manifest, 'kind' | 'job'>): Fields {
  return fieldsOfForm(kind === 'contact' ? 'contact' : (job?.id ?? ''));
}

/** An answer in readable form: the label of an option, a day in words, a salary with its currency. */
export function answerText(name: string, value: string, manifest: Manifest, text: SiteText): string {
  const field = fieldsOfEntry(manifest)[name];
  if (field?.type === 'select') return text(field.options[value] ?? value);
  const region = LOCALES[DEFAULT_LOCALE].intl;
  if (field?.type === 'date') return formatDate(value, region);
  if (field?.type !== 'salary' || !manifest.job) return value;
  return formatMoney(Number(value), Number(value), manifest.job.currency, region);
}

const LINE_BREAK = /[\n\u2028\u2029]/u;

/**
 * All answers in readable form, one per line, in the order of the form; multi-line answers below their label, each line
 * marked, so that none of them can pass for one of ours, such as "Talentpool: ja".
 *
 * @param without Fields to leave out.
 */
export function answerLines(manifest: Manifest, text: SiteText, without: readonly string[] = []): string[] {
  return Object.entries(fieldsOfEntry(manifest)).flatMap(([name, field]) => {
    const value = manifest.fields[name];
    if (value === undefined || without.includes(name)) return [];
    const label = text(field.label);
    const answer = answerText(name, value, manifest, text);
    const [first = '', ...more] = answer.split(LINE_BREAK);
    if (more.length === 0) return [labelled(label, first)];
    return [labelled(label, '').trimEnd(), ...[first, ...more].map((line) => `> ${line}`.trimEnd()), ''];
  });
}

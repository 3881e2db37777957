import { labelled } from '../../../src/lib/labelled';
import type { Fields } from '../../../src/applications/field';
import { fieldsOfForm } from '../answers/fieldsOfForm';
import type { Manifest } from '../store/manifest';
import type { SiteText } from '../answers/siteTexts';

/** The form fields that apply to an entry. */
export function fieldsOfEntry({ kind, job }: Pick<Manifest, 'kind' | 'job'>): Fields {
  return fieldsOfForm(kind === 'contact' ? 'contact' : (job?.id ?? ''));
}

/** An answer in readable form: the label of an option, a salary with its currency. */
export function answerText(name: string, value: string, manifest: Manifest, text: SiteText): string {
  const field = fieldsOfEntry(manifest)[name];
  if (field?.type === 'select') return text(field.options[value] ?? value);
  return field?.type === 'salary' && manifest.job ? `${value} ${manifest.job.currency}` : value;
}

/**
 * All answers in readable form, one per line, in the order of the form; multi-line answers below their label.
 *
 * @param without Fields to leave out.
 */
export function answerLines(manifest: Manifest, text: SiteText, without: readonly string[] = []): string[] {
  return Object.entries(fieldsOfEntry(manifest)).flatMap(([name, field]) => {
    const value = manifest.fields[name];
    if (value === undefined || without.includes(name)) return [];
    const label = text(field.label);
    const answer = answerText(name, value, manifest, text);
    return answer.includes('\n') ? [labelled(label, '').trimEnd(), answer, ''] : [labelled(label, answer)];
  });
}

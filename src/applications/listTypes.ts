import { type Locale, LOCALES } from '../content/locales';

/** Returns file types for a sentence, e.g. `['pdf', 'doc', 'docx']` => `PDF, DOC oder DOCX`. */
export function listTypes(types: readonly string[], locale: Locale): string {
  const names = types.map((type) => type.toUpperCase());
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} ${LOCALES[locale].or} ${last}`;
}

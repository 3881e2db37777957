import { type Locale, LOCALES } from '../content/locales';

/** Types as a sentence names them, e.g. `pdf,doc,docx` => `PDF, DOC oder DOCX`. */
export function listTypes(types: string, locale: Locale): string {
  const names = types.split(',').map((type) => type.toUpperCase());
  return new Intl.ListFormat(LOCALES[locale].intl, { type: 'disjunction' }).format(names);
}

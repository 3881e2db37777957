/** Types as a sentence names them, e.g. `pdf,doc,docx` => `PDF, DOC oder DOCX`. */
export function listTypes(types: string, locale: 'de' | 'en'): string {
  const names = types.split(',').map((type) => type.toUpperCase());
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : 'de-DE', { type: 'disjunction' }).format(names);
}

import { useCallback } from 'react';
import type { FieldError } from '../applications/errors';
import { errorText } from '../applications/errorTexts';
import { usePageInfo } from '../i18n/PageContext';
import { useText } from '../i18n/useText';

/** The two forms; each has its own words for errors. */
export type FormKind = 'application' | 'contact';

/** The sentence of an error in the language of the page; the same function for as long as the language is. */
export function useErrorText(kind: FormKind): (error: FieldError) => string {
  const text = useText();
  const { locale } = usePageInfo();
  return useCallback((error) => errorText(error, text, locale, kind), [text, locale, kind]);
}

import { useCallback } from 'react';
import type { FieldError } from '../applications/errors';
import { errorText } from '../applications/errorTexts';
import { usePageInfo } from '../i18n/PageContext';
import { useText } from '../i18n/useText';

/** The two forms; each has its own error messages. */
export type FormKind = 'application' | 'contact';

/** Returns a function for error messages in the language of the page; it stays the same while the language does. */
export function useErrorText(kind: FormKind): (error: FieldError) => string {
  const text = useText();
  const { locale } = usePageInfo();
  return useCallback((error) => errorText(error, text, locale, kind), [text, locale, kind]);
}

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { TextKey } from '../generated/textKeys';

/** Values for the placeholders of a text. */
export type TextValues = Record<string, string | number>;

/** Looks a global text up by its key and fills in its placeholder. */
export type TextLookup = (key: TextKey, values?: TextValues) => string;

/** The text lookup in the language of the page around it; the same function for as long as the language is. */
export function useText(): TextLookup {
  const intl = useIntl();
  return useCallback((key, values) => intl.formatMessage({ id: key }, values), [intl]);
}

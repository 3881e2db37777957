import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { TextKey } from '../generated/textKeys';

/** Values for the placeholders of a text. */
export type TextValues = Record<string, string | number>;

/** Looks up a global text by its key and fills in its placeholders. */
export type TextLookup = (key: TextKey, values?: TextValues) => string;

/** Returns the text lookup in the language of the page; the function stays the same while the language does. */
export function useText(): TextLookup {
  const intl = useIntl();
  return useCallback((key, values) => intl.formatMessage({ id: key }, values), [intl]);
}

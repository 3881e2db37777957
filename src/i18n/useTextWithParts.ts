import { type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { TextKey } from '../generated/textKeys';

/** Looks a global text up by its key and fills elements in for its placeholders. */
export type TextWithPartsLookup = (key: TextKey, parts: Record<string, ReactNode>) => ReactNode;

/** Like `useText`, for texts whose placeholders are more than words. */
export function useTextWithParts(): TextWithPartsLookup {
  const intl = useIntl();
  return useCallback((key, parts) => intl.formatMessage({ id: key }, parts), [intl]);
}

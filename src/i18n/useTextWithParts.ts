import { type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { TextKey } from '../generated/textKeys';

/** Looks up a global text by its key and inserts elements for its placeholders. */
export type TextWithPartsLookup = (key: TextKey, parts: Record<string, ReactNode>) => ReactNode;

/** Like `useText`, for texts with elements as placeholders. */
export function useTextWithParts(): TextWithPartsLookup {
  const intl = useIntl();
  return useCallback((key, parts) => intl.formatMessage({ id: key }, parts), [intl]);
}

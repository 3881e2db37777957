import { css } from '@linaria/core';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/useText';
import { isOpenAt, type OpenHours } from '../../lib/isOpenAt';
import { color } from '../../theme/colors';

/** A ground behind words does not make their line higher, so nothing moves when it comes. */
const mark = css`
  margin-inline-start: 0.35em;
  padding-inline: 0.4em;
  background: ${color.accent};
  color: ${color.onAccent};
  white-space: nowrap;
`;

const MINUTE_MS = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

const unknown = () => false;

/** Says that a house is open at this minute; nothing while it is closed, without script and until the page is taken over. */
export function OpenNow({ hours }: { hours: readonly OpenHours[] }) {
  const text = useText();
  const isOpen = useSyncExternalStore(subscribe, () => isOpenAt(hours, Date.now()), unknown);
  if (!isOpen) return null;
  return (
    <>
      {' '}
      <span className={mark}>{text('location.openNow')}</span>
    </>
  );
}

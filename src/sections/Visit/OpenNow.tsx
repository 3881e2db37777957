import { css } from '@linaria/core';
import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/useText';
import type { IsoDay } from '../../lib/formatDate';
import { isOpenAt, type OpenHours } from '../../lib/isOpenAt';
import { color } from '../../theme/colors';

/** A background behind text does not increase its line height, so nothing moves when it appears. */
const mark = css`
  white-space: nowrap;

  &[data-open='true'] {
    padding-inline: 0.4em;
    margin-inline-start: 0.35em;
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const MINUTE_MS = 60_000;

/** Checks the time at each full minute: houses open and close on one. */
function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

const unknown = () => undefined;

interface OpenNowProps {
  hours: readonly OpenHours[];
  /** Days on which the house is closed whatever their weekday. */
  closedOn?: readonly IsoDay[] | undefined;
}

/** Shows whether a house is open at this minute; renders nothing without script or before hydration. */
export function OpenNow({ hours, closedOn }: OpenNowProps) {
  const text = useText();
  const isOpen = useSyncExternalStore(subscribe, () => isOpenAt(hours, Date.now(), closedOn), unknown);
  if (isOpen === undefined) return null;
  return (
    <>
      <span>{isOpen ? ' ' : ' · '}</span>
      <span className={mark} data-open={isOpen}>
        {text(isOpen ? 'location.openNow' : 'location.closedNow')}
      </span>
    </>
  );
}

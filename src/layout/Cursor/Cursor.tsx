import { useRef } from 'react';
import { useStore } from '../../store/store';
import { CursorShape } from './CursorShape';
import { cursor } from './cursorStyles';
import { useCursor } from './useCursor';

/** The drawn cursor. It says nothing that is not said otherwise, and nobody can hit it. */
export function Cursor() {
  const ref = useRef<HTMLDivElement>(null);
  // What was asked for below the curtain is gone when it opens.
  const type = useStore((state) => (state.curtain === 'idle' ? state.cursor : null));
  useCursor(ref);
  return (
    <div ref={ref} className={cursor} popover="manual" aria-hidden="true" data-visible="false">
      <CursorShape type={type} />
    </div>
  );
}

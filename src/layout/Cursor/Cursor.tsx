import { useRef } from 'react';
import { useStore } from '../../store/store';
import { CursorShape } from './CursorShape';
import { cursor } from './cursorStyles';
import { useCursor } from './useCursor';

/** The custom cursor. Decorative, and never the target of a click. */
export function Cursor() {
  const ref = useRef<HTMLDivElement>(null);
  // The element below the pointer is removed while the curtain is closed.
  const type = useStore((state) => (state.curtain === 'idle' ? state.cursor : null));
  useCursor(ref);
  return (
    <div ref={ref} className={cursor} popover="manual" aria-hidden="true" data-visible="false">
      <CursorShape type={type} />
    </div>
  );
}

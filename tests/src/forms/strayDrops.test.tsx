import { renderHook } from '@testing-library/react';
import { useStrayDrops } from '../../../src/forms/FileField/useStrayDrops';

/** Drags something over an element; true if the browser continues with it. */
function isLeftToBrowser(name: 'dragover' | 'drop', types: string[], target: EventTarget = document.body) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } });
  return target.dispatchEvent(event);
}

it.each(['dragover', 'drop'] as const)(
  'a file beside the drop zones does not replace the page: %s',
  (name) => {
    const { unmount } = renderHook(useStrayDrops);
    expect(isLeftToBrowser(name, ['Files'])).toBe(false);
    expect(isLeftToBrowser(name, ['text/plain'])).toBe(true);
    unmount();
    expect(isLeftToBrowser(name, ['Files'])).toBe(true);
  },
);

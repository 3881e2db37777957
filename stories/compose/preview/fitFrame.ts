/**
 * Gives a frame the width of a screen in px and scales it down to the room it has, so that the media queries inside
 * are true. Returns how to stop following the size of the room.
 */
export function fitFrame(
  room: HTMLElement | null,
  frame: HTMLElement | null,
  width: number,
): (() => void) | undefined {
  if (!room || !frame) return undefined;
  const fit = () => {
    // A room that is folded away has no size; it gets one when it is opened.
    if (room.clientWidth === 0) return;
    const scale = Math.min(1, room.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${room.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
  };
  fit();
  if (typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(fit);
  observer.observe(room);
  return () => observer.disconnect();
}

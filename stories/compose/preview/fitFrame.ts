/**
 * Gives a frame the width of a screen in px and scales it down to the available space, so that its media queries match.
 * Returns a function that stops following size changes.
 */
export function fitFrame(
  room: HTMLElement | null,
  frame: HTMLElement | null,
  width: number,
): (() => void) | undefined {
  if (!room || !frame) return undefined;
  const fit = () => {
    // A collapsed container has no size until it is opened.
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

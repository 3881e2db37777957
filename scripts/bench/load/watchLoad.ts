/** What is noted in a page while it loads; times are ms since the navigation began. */
export interface LoadNotes {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Tasks of 50 ms and more, which is what the browser reports. */
  tasks: { start: number; ms: number }[];
  /** Ms from a gesture to the frame that shows what it did, of each gesture so far; rounded to 8 by the browser. */
  answers: number[];
  /** When the menu stood open, although it was asked for since the first paint; null while it does not. */
  menuOpen: number | null;
}

/**
 * Runs in the page before anything of it: watches paints and tasks; with `pressMenu` it presses the menu's button at
 * the first paint and every 100 ms after it until the menu opens.
 */
export function watchLoad(pressMenu: boolean): void {
  const notes: LoadNotes = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    tasks: [],
    answers: [],
    menuOpen: null,
  };
  Object.assign(window, { loadNotes: notes });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });

  // Before the script is there, the menu is a native disclosure in the button's place.
  const isOpen = () => document.querySelector('header details[open], header[data-menu^=open]') !== null;
  const press = () => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('header summary, header button[aria-controls]'),
    ];
    buttons.find((button) => button.checkVisibility())?.click();
    requestAnimationFrame(() => {
      if (isOpen()) notes.menuOpen = performance.now();
      else setTimeout(press, 100);
    });
  };

  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    notes.firstPaint = startTime;
    if (pressMenu) press();
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    notes.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) notes.answers.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ start: startTime, ms: duration }));
}

/** Measurements of a page load; times in ms since the navigation started. */
export interface LoadNotes {
  firstPaint: number;
  largestPaint: number;
  /** Tasks of at least 50 ms, the shortest that browsers report. */
  tasks: { start: number; ms: number }[];
  /** Time from each gesture to the frame that shows its effect, ms; rounded to 8 ms by the browser. */
  answers: number[];
  /** When the tried element first responded; null until then. */
  answered: number | null;
}

/** The element to try repeatedly from the first paint on: the menu, or the page's search box or form. */
export type Question = 'menu' | 'input';

/**
 * Runs before the page's own scripts: records paints and tasks, and tries the given element at the first paint and
 * every 100 ms until it responds. A response is the open menu, a new job count in the headline, or the typed text in
 * the field's `value` attribute, to which React writes the form's state.
 */
export function watchLoad(question: Question | null): void {
  const notes: LoadNotes = {
    firstPaint: 0,
    largestPaint: 0,
    tasks: [],
    answers: [],
    answered: null,
  };
  Object.assign(window, { loadNotes: notes });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  const headline = () => document.querySelector('h1')?.textContent;
  let firstHeadline: string | null | undefined;

  const pressMenu = () => {
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('header summary, header button[aria-controls]'),
    ];
    buttons.find((button) => button.checkVisibility())?.click();
  };
  const searchBox = () => document.querySelector<HTMLInputElement>('main input[type=search]');
  const formField = () => document.querySelector<HTMLInputElement>('main form input[type=email]');
  const type = () => {
    const field = searchBox() ?? formField();
    // Typed again only if it was lost: a search waits until typing stops.
    if (!field || field.value !== '') return;
    field.focus({ preventScroll: true });
    // Unlike setting the value, this fires the browser's input events. The text matches no job.
    document.execCommand('insertText', false, 'qqq');
  };
  const isAnswered = {
    // Before the script has loaded, the menu is a native `details` element.
    menu: () => document.querySelector('header details[open], header[data-menu^=open]') !== null,
    input: () =>
      searchBox() ? headline() !== firstHeadline : /^q+$/.test(formField()?.getAttribute('value') ?? ''),
  };
  const ask = (asked: Question) => {
    if (asked === 'menu') pressMenu();
    else type();
    requestAnimationFrame(() => {
      if (isAnswered[asked]()) notes.answered = performance.now();
      else setTimeout(ask, 100, asked);
    });
  };

  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    notes.firstPaint = startTime;
    firstHeadline = headline();
    if (question) ask(question);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) notes.answers.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ start: startTime, ms: duration }));
}

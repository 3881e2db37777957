/** What is noted in a page while it loads; times are ms since the navigation began. */
export interface LoadNotes {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Tasks of 50 ms and more, which is what the browser reports. */
  tasks: { start: number; ms: number }[];
  /** Ms from a gesture to the frame that shows what it did, of each gesture so far; rounded to 8 by the browser. */
  answers: number[];
  /** When what was asked for since the first paint was there; null while it is not. */
  answered: number | null;
}

/** What is asked for, again and again, from the first paint on: the menu, or the page's own search box or form. */
export type Question = 'menu' | 'input';

/**
 * Runs in the page before anything of it: watches paints and tasks, and asks its question at the first paint and every
 * 100 ms after it until there is an answer. The answer is the open menu, the headline that counts other jobs than
 * before, or the form's own state that holds what was typed: React then writes it into the field's attribute.
 */
export function watchLoad(question: Question | null): void {
  const notes: LoadNotes = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
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
    // Typed again only where it got lost: a search waits until nothing more is typed.
    if (!field || field.value !== '') return;
    field.focus({ preventScroll: true });
    // Unlike an assigned value this is typing: the browser's own events follow. No job is found by it.
    document.execCommand('insertText', false, 'qqq');
  };
  const isAnswered = {
    // Before the script is there, the menu is a native disclosure in the button's place.
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
  observe('layout-shift', (entry) => {
    notes.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) notes.answers.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('longtask', ({ startTime, duration }) => notes.tasks.push({ start: startTime, ms: duration }));
}

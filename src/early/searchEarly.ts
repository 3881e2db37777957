import type { EarlySearch } from './early';

/** Selector that matches no row. */
const NOTHING = '[data-job=""]';

/** Normalises text for comparison: lower case, without accents and the soft hyphens of printed titles. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase();

/**
 * Searches the prerendered rows of the job list while the visitor types: rows that contain all words stay, and the
 * headline shows their number, in the sentences of its attributes (`data-none`, `data-one`, `data-several`). The page
 * turns yellow only once the full search, which covers more words than the rows show, has found nothing either.
 *
 * The rows stay as the server rendered them, for hydration: a CSS rule hides them, not attributes. React does not check
 * the text of the headline while it hydrates.
 */
export function searchEarly(document: Document): EarlySearch {
  let rule: CSSStyleRule | undefined;
  let texts: [id: string, text: string][] | undefined;
  let before: string | null = null;
  let isReleased = false;

  const boxOf = () => document.querySelector<HTMLInputElement>('main input[type=search]');
  const headline = () => document.querySelector<HTMLElement>('h1[data-several]');

  const hide = (ids: readonly string[]) => {
    if (!rule) {
      const [sheet] = document.styleSheets;
      if (!sheet) return;
      const place = sheet.insertRule(`${NOTHING}{display:none!important}`, sheet.cssRules.length);
      rule = sheet.cssRules[place] as CSSStyleRule;
    }
    rule.selectorText = ids.map((id) => `[data-job="${id}"]`).join() || NOTHING;
  };

  const search = () => {
    const box = boxOf();
    const title = headline();
    if (isReleased || !box || !title) return;
    texts ??= [...document.querySelectorAll<HTMLElement>('[data-job]')].map((row) => [
      row.dataset['job'] ?? '',
      plain(row.textContent),
    ]);
    before ??= title.textContent;
    const words = plain(box.value).split(/\s+/);
    const missed = texts.filter(([, text]) => !words.every((word) => text.includes(word)));
    const count = texts.length - missed.length;
    hide(missed.map(([id]) => id));
    const { none, one, several } = title.dataset;
    const said = count === 0 ? none : count === 1 ? one : several?.replace('#', String(count));
    title.textContent = missed.length === 0 ? before : (said ?? before);
  };
  const onInput = ({ target }: Event) => {
    if (target === boxOf()) search();
  };
  // The rows already show the result; a native submit would reload the page.
  const onSubmit = (event: Event) => {
    if (headline() && event.target === boxOf()?.form) event.preventDefault();
  };
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('submit', onSubmit, true);
    if (rule) hide([]);
    const title = headline();
    if (title && before !== null) title.textContent = before;
  };
  const start = () => {
    if (!headline()) release();
    // Typed before this script ran.
    else if (boxOf()?.value) search();
  };

  document.addEventListener('input', onInput, true);
  document.addEventListener('submit', onSubmit, true);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();

  return {
    answers: (words) => (boxOf()?.value ?? words) === words,
    update: search,
    release,
  };
}

import type { EarlySearch } from './early';

/** Matches no row. */
const NOTHING = '[data-job=""]';

/** Letters as they are compared: small, without accents and the soft hyphens that titles are printed with. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase();

/**
 * Lets the job list answer what is typed from its prerendered rows: those that hold all words stay, and the headline
 * counts them, with the sentences it brings along (`data-none`, `data-one`, `data-several`). The page turns yellow only
 * when the whole search, which knows more words than the rows show, has found nothing either.
 *
 * React finds the rows in the server's state: they are hidden by a rule and not by attributes, and of the headline React
 * expects no certain text while it hydrates.
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
  // The rows answer already; sent by the browser, the form would load the page once more.
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
    // Typed before this script was there.
    else if (boxOf()?.value) search();
  };

  document.addEventListener('input', onInput, true);
  document.addEventListener('submit', onSubmit, true);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();

  return {
    answers: (words) => (boxOf()?.value ?? words) === words,
    release,
  };
}

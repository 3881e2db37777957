import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/content/locales';
import { escapeHtml } from '../../src/document/html';
import { htmlReport } from '../lib/htmlReport';
import type { FileDifference } from './compareFiles';
import type { FileReport, TranslationReport, TranslationState } from './readReport';
import type { ChangedWords, TextChange } from './textChanges';

const STYLES = `
  :root { color-scheme: light dark; --line: #767676; --new: #167a2f; --gone: #b3261e; --mark: #0055b8; }
  @media (prefers-color-scheme: dark) { :root { --line: #8f8f8f; --new: #6fdc8c; --gone: #ff8a80; --mark: #8ab8ff; } }
  html { background: Canvas; color: CanvasText; }
  body { max-width: 64rem; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  table { width: 100%; table-layout: fixed; border-collapse: collapse; }
  caption { padding-block: 8px; font-weight: bold; text-align: start; }
  th, td { padding: 6px 12px 6px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: normal; }
  thead th { font-weight: bold; }
  thead th:first-child { width: 60%; }
  a { color: var(--mark); }
  code { font-size: 0.875em; }
  td[data-state='stale'], td[data-state='unreadable'] { font-weight: bold; }
  article { margin-block: 32px; padding-block-start: 8px; border-block-start: 2px solid var(--line); break-inside: avoid-page; }
  dd { margin: 0 0 12px; padding-inline-start: 12px; border-inline-start: 4px solid var(--line); }
  ins { color: var(--new); text-decoration: underline; }
  del { color: var(--gone); text-decoration: line-through; }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media print { body { max-width: none; padding: 0; font-size: 11pt; } a { color: inherit; } }
`;

const STATE_WORDS: Record<TranslationState, string> = {
  complete: 'complete',
  stale: 'stale',
  missing: 'missing',
  draft: 'draft',
  unreadable: 'cannot be read',
};

const DIFFERENCE_WORDS: Record<FileDifference['what'], string> = {
  blocks: 'Blocks',
  lists: 'Lengths of lists',
  links: 'Links',
  figures: 'Dates, times and figures',
};

/** Screen readers do not announce ins, del and colours, so a word is added. */
const TAGS = { '+': ['ins', 'new'], '-': ['del', 'gone'] } as const;

function wordsHtml({ mark, words }: ChangedWords): string {
  if (mark === ' ') return escapeHtml(words);
  const [tag, name] = TAGS[mark];
  return `<${tag}><span class="unseen" lang="en">${name}: </span>${escapeHtml(words)}</${tag}>`;
}

const changeHtml = ({ at, words }: TextChange): string =>
  `<dt><code>${escapeHtml(at)}</code></dt><dd lang="${DEFAULT_LOCALE}">${words.map(wordsHtml).join('')}</dd>`;

const listed = (entries: readonly string[]): string =>
  entries.length === 0 ? 'nothing' : entries.map((entry) => `<code>${escapeHtml(entry)}</code>`).join(' ');

const differenceHtml = ({ what, translation, original }: FileDifference, locale: Locale): string =>
  `<li>${DIFFERENCE_WORDS[what]}: only in ${locale} ${listed(translation)}; only in ${DEFAULT_LOCALE} ${listed(original)}</li>`;

const idOf = (file: string): string => file.replaceAll(/[^a-z0-9]+/gi, '-');

const hasDetails = ({ changes, differences, facts }: TranslationReport): boolean =>
  changes.length + differences.length + facts.length > 0;

function cellHtml(translation: TranslationReport): string {
  const { state, file, changes, differences, facts } = translation;
  const count = differences.length + facts.length;
  const words = [
    STATE_WORDS[state],
    ...(changes.length > 0 ? [`${changes.length} changed`] : []),
    ...(count > 0 ? [`${count} to compare`] : []),
  ].join(', ');
  const text = hasDetails(translation) ? `<a href="#${idOf(file)}">${words}</a>` : words;
  return `<td data-state="${state}">${text}</td>`;
}

function tableHtml(kind: string, files: readonly FileReport[], locales: readonly Locale[]): string {
  const heads = locales.map((locale) => `<th scope="col">${LOCALES[locale].autonym}</th>`).join('');
  const rows = files.map(
    ({ title, file, translations }) =>
      `<tr><th scope="row"><span lang="${DEFAULT_LOCALE}">${escapeHtml(title)}</span><br><code>${escapeHtml(file)}</code></th>${translations.map(cellHtml).join('')}</tr>`,
  );
  return `<table><caption>${kind}</caption><thead><tr><th scope="col">${LOCALES[DEFAULT_LOCALE].autonym}</th>${heads}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
}

function detailsHtml(translation: TranslationReport): string {
  const { file, locale, changes, differences, facts } = translation;
  const changed =
    changes.length === 0
      ? ''
      : `<h3>Changed in the original since it was translated</h3>\n<dl>${changes.map(changeHtml).join('\n')}</dl>\n<p>Once it is translated: <code>npm run content -- --translated ${escapeHtml(file)}</code></p>`;
  const items = [
    ...facts.map((fact) => `<li>${escapeHtml(fact)}</li>`),
    ...differences.map((difference) => differenceHtml(difference, locale)),
  ];
  const compared =
    items.length === 0 ? '' : `<h3>Differs from the original as it is</h3>\n<ul>${items.join('\n')}</ul>`;
  return `<article id="${idOf(file)}"><h2><code>${escapeHtml(file)}</code></h2>\n${changed}\n${compared}\n</article>`;
}

function summaryOf(files: readonly FileReport[], locale: Locale): string {
  const states = files.flatMap(({ translations }) =>
    translations.filter((translation) => translation.locale === locale).map(({ state }) => state),
  );
  const counts = (Object.keys(STATE_WORDS) as TranslationState[])
    .map((state) => [states.filter((other) => other === state).length, STATE_WORDS[state]] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`);
  return `<li>${LOCALES[locale].autonym}: ${counts.join(', ')}</li>`;
}

/** Renders the report as one self-contained, printable HTML page: a table for each kind, then the details to review. */
export function renderReport(files: readonly FileReport[]): string {
  const locales = files[0]?.translations.map(({ locale }) => locale) ?? [];
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  const tables = kinds.map((kind) =>
    tableHtml(
      kind,
      files.filter((file) => file.kind === kind),
      locales,
    ),
  );
  const described = files.flatMap(({ translations }) => translations.filter(hasDetails));
  // Stale translations come first.
  const [stale, others] = [true, false].map((isStale) =>
    described.filter(({ changes }) => changes.length > 0 === isStale),
  );
  const details = [...(stale ?? []), ...(others ?? [])].map(detailsHtml);
  return htmlReport({
    title: 'Translations',
    styles: STYLES,
    body: `<main>
<h1>Translations</h1>
<ul>
${locales.map((locale) => summaryOf(files, locale)).join('\n')}
</ul>
<p>Stale: the original has changed since its version was noted. To compare: figures, links, lists or blocks that are not alike; a
language may have its reasons (a number in words, a page that is not translated).</p>
${tables.join('\n')}
${details.join('\n')}
</main>`,
  });
}

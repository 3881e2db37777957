import { LOGO_HEIGHT, LOGO_PATH, LOGO_WIDTH } from '../../../src/theme/logo';
import { confinedWords, countStates } from '../outcome';
import { escapeHtml } from '../../../src/document/html';
import { plural } from '../../lib/plural';
import { renderViewer } from './renderViewer';
import type { ReportCell, ReportData, ReportGroup, ReportStory } from './reportData';

/** Further content of a report. */
export interface ReportParts {
  styles: string;
  script: string;
}

const STATE_WORDS = { equal: 'unchanged', changed: 'changed', new: 'new', failed: 'failed' } as const;

function command(text: string): string {
  return `<span class="command"><code>${escapeHtml(text)}</code><button type="button" data-copy="${escapeHtml(text)}" aria-label="Copy: ${escapeHtml(text)}">Copy</button></span>`;
}

function renderCell({ story }: ReportStory, cell: ReportCell): string {
  const { key, width, state, message } = cell;
  const label = `<span class="width">${width} px</span> <span class="state" data-state="${state}">${STATE_WORDS[state]}</span>`;
  if (state === 'equal') return `<li class="cell" data-state="equal">${label}</li>`;
  if (!cell.after) return `<li class="cell" data-state="failed">${label}<p>${escapeHtml(message)}</p></li>`;
  const data = [
    `data-open="${key}"`,
    `data-place="${escapeHtml(story.title)}"`,
    `data-name="${escapeHtml(story.name)}, ${width} px"`,
    `data-state="${state}"`,
  ].join(' ');
  return `<li class="cell" data-state="${state}"><button type="button" ${data}><span class="shot"><img alt="" data-thumb="${key}-after"></span>${label}<span class="hidden"> – ${escapeHtml(story.name)}</span></button></li>`;
}

function renderStory(entry: ReportStory): string {
  const { story, cells } = entry;
  return `<article><div class="row"><h3>${escapeHtml(story.name)}</h3>${command(`npm run visual:approve ${story.id}`)}</div><ol class="cells">${cells.map((cell) => renderCell(entry, cell)).join('')}</ol></article>`;
}

function renderGroup({ title, stories }: ReportGroup, index: number): string {
  const slash = title.lastIndexOf('/');
  const place = slash < 0 ? '' : `<p class="place">${escapeHtml(title.slice(0, slash))}</p>`;
  return `<section aria-labelledby="g${index}">${place}<h2 id="g${index}">${escapeHtml(title.slice(slash + 1))}</h2>${stories.map(renderStory).join('')}</section>`;
}

function renderPictures(groups: readonly ReportGroup[]): string {
  return groups
    .flatMap(({ stories }) => stories.flatMap(({ cells }) => cells))
    .flatMap((cell) =>
      (['before', 'after', 'difference'] as const).map((which) => {
        const picture = cell[which];
        return picture === undefined
          ? ''
          : `<script type="text/plain" id="${cell.key}-${which}">${picture}</script>`;
      }),
    )
    .join('\n');
}

function renderOrphans(orphans: readonly string[]): string {
  if (orphans.length === 0) return '';
  const items = orphans.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('');
  return `<section aria-labelledby="orphans"><h2 id="orphans">References without a story</h2><p>Their stories are gone, renamed or not pictured any more. Bring them back, or approve: that removes these files.</p><ul class="files">${items}</ul></section>`;
}

function renderUnchanged(unchanged: ReportData['unchanged']): string {
  if (unchanged.length === 0) return '';
  const rows = unchanged
    .map(
      ({ title, stories }) =>
        `<li><strong>${escapeHtml(title)}</strong> ${stories.map(escapeHtml).join(', ')}</li>`,
    )
    .join('');
  return `<section aria-labelledby="unchanged"><h2 id="unchanged">Unchanged</h2><details><summary>${plural(
    unchanged.reduce((sum, { stories }) => sum + stories.length, 0),
    'story is',
    'stories are',
  )} as their references at every width</summary><ul class="same">${rows}</ul></details></section>`;
}

/** Returns the most important result as a headline. */
function headline(data: ReportData): string {
  const counts = countStates(data.outcome.results);
  if (counts.changed > 0) return plural(counts.changed, 'changed picture', 'changed pictures');
  if (counts.new > 0) return plural(counts.new, 'new picture', 'new pictures');
  if (counts.failed > 0) return plural(counts.failed, 'picture failed', 'pictures failed');
  if (data.outcome.orphans.length > 0) return 'References without a story';
  return 'Nothing has changed';
}

function renderCounts({ outcome }: ReportData): string {
  const counts = countStates(outcome.results);
  const figures = [
    ['changed', counts.changed],
    ['new', counts.new],
    ['failed', counts.failed],
    ['orphaned', outcome.orphans.length],
    ['unchanged', counts.equal],
  ] as const;
  return `<dl class="counts">${figures.map(([word, count]) => `<div data-state="${word}"><dt>${word}</dt><dd>${count}</dd></div>`).join('')}</dl>`;
}

/** Renders the report as one self-contained HTML document. */
export function renderReport(data: ReportData, { styles, script }: ReportParts): string {
  const { outcome, groups, unchanged } = data;
  const stories = new Set(outcome.results.map(({ picture }) => picture.story.id)).size;
  const confined = confinedWords(outcome.filter);
  const isClean = groups.length === 0 && outcome.orphans.length === 0;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<meta name="robots" content="noindex">
<title>${escapeHtml(headline(data))} – SFF visual report</title>
<style>${styles}</style>
</head>
<body>
<header class="top">
<p class="brand"><svg viewBox="0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}" role="img" aria-label="SFF"><path d="${LOGO_PATH}"/></svg> Visual report</p>
<h1>${escapeHtml(headline(data))}</h1>
<p class="lead">${plural(outcome.results.length, 'picture', 'pictures')} of ${plural(stories, 'story', 'stories')}, compared pixel by pixel${confined === '' ? '' : `. This run was confined to pictures ${escapeHtml(confined)}`}${outcome.proven.length === 0 ? '' : `; ${plural(outcome.proven.length, 'other is', 'others are')} proven, as nothing they are made of has changed`}.</p>
${renderCounts(data)}
${isClean ? '' : `<div class="row approve"><p>If all of it is meant, type</p>${command('npm run visual:approve')}</div><p class="keys"><label><input type="checkbox" id="keys" checked> Keys: <kbd>N</kbd> next, <kbd>P</kbd> previous, <kbd>Enter</kbd> open, <kbd>1</kbd>–<kbd>5</kbd> view, <kbd>Z</kbd> fit, arrows move the slider</label></p>`}
<p role="status" class="hidden" id="said"></p>
<noscript><p>The pictures are shown by a script, which this browser does not run.</p></noscript>
</header>
<main>
${groups.map(renderGroup).join('\n')}
${renderOrphans(outcome.orphans)}
${renderUnchanged(unchanged)}
</main>
${renderViewer()}
${renderPictures(groups)}
<script>${script}</script>
</body>
</html>
`;
}

/** Ways to view a picture, in the order of their keys. */
const VIEWS = [
  ['slider', 'Slider'],
  ['beside', 'Side by side'],
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
] as const;

const figure = (name: string, caption: string) =>
  `<figure data-shows="${name}"><figcaption>${caption}</figcaption><img alt=""></figure>`;

/** Renders the dialog for viewing a picture; a script fills it. */
export function renderViewer(): string {
  const views = VIEWS.map(
    ([view, label], index) =>
      `<button type="button" data-view="${view}" aria-pressed="false"><kbd>${index + 1}</kbd> ${label}</button>`,
  ).join('');
  return `<dialog id="viewer" aria-labelledby="viewer-title">
<header>
<div class="name"><p id="viewer-place"></p><h2 id="viewer-title" tabindex="-1"></h2></div>
<div class="ways">
<button type="button" data-step="-1"><kbd>P</kbd> Previous</button>
<button type="button" data-step="1"><kbd>N</kbd> Next</button>
<button type="button" data-close><kbd>Esc</kbd> Close</button>
</div>
<div class="views" role="group" aria-label="View">${views}<button type="button" data-fit aria-pressed="false"><kbd>Z</kbd> Fit width</button></div>
<label class="slide">Before <input type="range" min="0" max="100" step="1" value="50" aria-label="How much of the picture before is shown, in per cent"> After</label>
</header>
<div class="stage" tabindex="0" role="region" aria-label="Pictures">${figure('before', 'Before')}${figure('after', 'After')}${figure('difference', 'Difference')}</div>
</dialog>`;
}

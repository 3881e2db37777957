import { escapeHtml } from '../../../src/document/html';
import { htmlReport } from '../../lib/htmlReport';
import { percent } from './checkPosters';

/** A poster on the sheet. */
export interface ShownPoster {
  /** SVG. */
  drawing: string;
  /** Where it belongs: the page file, or the seed of a picture in a page. */
  name: string;
  /** Motif, theme and letters. */
  inks: string;
  /** The most similar poster, and the distance to it. */
  nearest?: { name: string; distance: number };
}

/** Content of the sheet. */
export interface Artwork {
  /** Minimum distance required between two posters. */
  leastDistance: number;
  /** The most similar pair, in the format where the distance is smallest. */
  nearest?: { first: ShownPoster; second: ShownPoster; distance: number; format: string };
  /** Posters that identify pages, grouped by motif. */
  posters: readonly ShownPoster[];
  /** All other drawings of the site, which are not compared. */
  others: readonly ShownPoster[];
}

const STYLES = `
  :root { color-scheme: light dark; }
  html { background: Canvas; color: CanvasText; }
  body { margin: 0; padding: 24px; font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
  h1, h2 { line-height: 1.2; }
  h2 { margin-block: 48px 16px; }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr)); gap: 24px 16px; margin: 0; padding: 0; list-style: none; }
  ul.pair { grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 480px)); }
  img { display: block; width: 100%; height: auto; outline: 1px solid #8888; }
  p { max-width: 70ch; margin-block: 4px; }
  .near { font-weight: bold; }
  @media print { body { padding: 0; font-size: 8pt; } ul { gap: 6mm 4mm; grid-template-columns: repeat(8, 1fr); } li { break-inside: avoid; } }
`;

function posterHtml({ drawing, name, inks, nearest }: ShownPoster, leastDistance: number): string {
  const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
  const near = nearest && nearest.distance < leastDistance ? ' class="near"' : '';
  const words = nearest ? `<p${near}>${percent(nearest.distance)} from ${escapeHtml(nearest.name)}</p>` : '';
  return `<li><img src="${source}" alt="" loading="lazy"><p>${escapeHtml(name)}<br>${escapeHtml(inks)}</p>${words}</li>`;
}

/** Renders all artwork of a site as one HTML sheet, including the most similar pair. */
export function renderArtwork({ leastDistance, nearest, posters, others }: Artwork): string {
  const list = (shown: readonly ShownPoster[], name = '') =>
    `<ul class="${name}">${shown.map((poster) => posterHtml(poster, leastDistance)).join('\n')}</ul>`;
  const nearestHtml = nearest
    ? `<h2>The nearest pair: ${percent(nearest.distance)} apart (${escapeHtml(nearest.format)})</h2>
<p>Posters of two pages differ by at least ${percent(leastDistance)}. 0 % is the same drawing in the same inks; in other inks it is about 20 % away, another motif in the same inks 20 to 80 %.</p>
${list([nearest.first, nearest.second], 'pair')}`
    : '';
  return htmlReport({
    title: 'All artwork',
    styles: STYLES,
    body: `<h1>All artwork</h1>
${nearestHtml}
<h2>Posters of pages: ${posters.length}</h2>
${list(posters)}
<h2>Pictures in pages, not compared: ${others.length}</h2>
${list(others)}`,
  });
}

import { escapeHtml } from '../../src/document/html';
import { htmlReport } from '../lib/htmlReport';
import type { PageChange } from './comparePages';

const STYLES = `
  :root { color-scheme: light dark; }
  body { max-width: 60rem; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  summary { padding: 8px 0; cursor: pointer; }
  del, ins, p { display: block; margin: 0; padding: 2px 8px; border-left: 4px solid transparent; text-decoration: none; }
  ins { border-color: #167a2f; background: #167a2f26; }
  del { border-color: #b3261e; background: #b3261e26; }
`;

const HEADINGS: Record<PageChange['kind'], string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
};

const TAGS = { '+': 'ins', '-': 'del', ' ': 'p' } as const;
const SIGNS = { '+': '+ ', '-': '− ', ' ': '' } as const;

function pageHtml({ path, title, lines }: PageChange): string {
  const body = lines.map(
    ({ mark, text }) => `<${TAGS[mark]}>${SIGNS[mark]}${escapeHtml(text)}</${TAGS[mark]}>`,
  );
  return `<details><summary>${escapeHtml(title)} <code>${escapeHtml(path)}</code></summary>\n${body.join('\n')}\n</details>`;
}

/** Returns the name of a template's story: `jobDetail` → `JobDetailPage`. */
const storyOf = (template: string): string => `${template.charAt(0).toUpperCase()}${template.slice(1)}Page`;

/** Names of the two compared versions. */
export interface Compared {
  before: string;
  after: string;
}

/** Renders a comparison as one self-contained HTML page: added, changed and removed pages with their text. */
export function renderComparison(changes: readonly PageChange[], { before, after }: Compared): string {
  const kinds = (Object.keys(HEADINGS) as PageChange['kind'][]).map((kind) => ({
    heading: HEADINGS[kind],
    pages: changes.filter((change) => change.kind === kind),
  }));
  const sections = kinds.map(
    ({ heading, pages }) => `<h2>${heading}: ${pages.length}</h2>\n${pages.map(pageHtml).join('\n')}`,
  );
  const templates = [...new Set(changes.map(({ template }) => template))].filter(Boolean).toSorted();
  const pictures = templates.map(
    (name) => `<li><code>npm run visual -- --only ${escapeHtml(storyOf(name))}</code></li>`,
  );
  return htmlReport({
    title: `Comparison of ${after} with ${before}`,
    styles: STYLES,
    body: `<h1>${escapeHtml(after)} compared with ${escapeHtml(before)}</h1>
${sections.join('\n')}
<h2>Pictures of their templates</h2>
<ul>
${pictures.join('\n')}
</ul>`,
  });
}

import { escapeHtml } from '../escapeHtml';
import type { Locale } from '../../src/content/locales';

/** A link of a plain page. */
export interface PlainLink {
  href: string;
  label: string;
}

/**
 * A whole page with nothing but a heading, paragraphs and links: what is answered where the built page cannot be
 * rendered. No styles and no script, so it needs no file and fits every policy.
 */
export function plainPage(
  locale: Locale,
  title: string,
  paragraphs: readonly string[],
  links: readonly PlainLink[] = [],
): string {
  const rows = links.map(
    ({ href, label }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – SFF</title>
</head>
<body>
<main id="main">
<h1>${escapeHtml(title)}</h1>
${[...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`), ...rows].join('\n')}
</main>
</body>
</html>
`;
}

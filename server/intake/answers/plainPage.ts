import type { Locale } from '../../../src/content/locales';
import { escapeHtml } from '../../../src/document/html';
import { PLAIN_STYLES_PATH } from './plainStyles';

/** A link of a plain page. */
export interface PlainLink {
  href: string;
  label: string;
}

/** What a plain page may hold below its paragraphs. */
export interface PlainExtras {
  /** Label of a button that posts to the page's own address. */
  action?: string;
  links?: readonly PlainLink[];
  /** Addresses of the site's style sheets. */
  stylesheets?: readonly string[];
}

/**
 * A whole page with nothing but a heading, paragraphs, perhaps a button, and links: what is answered where no built page
 * fits or can be rendered. No inline styles and no script, so that it fits every policy.
 */
export function plainPage(
  locale: Locale,
  title: string,
  paragraphs: readonly string[],
  { action, links = [], stylesheets = [] }: PlainExtras = {},
): string {
  const parts = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(action === undefined
      ? []
      : [`<form method="post"><button type="submit">${escapeHtml(action)}</button></form>`]),
    ...links.map(({ href, label }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`),
  ];
  return `<!doctype html>
<html lang="${locale}" data-theme="yellow">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – SFF</title>
${[...stylesheets, PLAIN_STYLES_PATH].map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body>
<main id="main">
${parts.join('\n')}
</main>
</body>
</html>
`;
}

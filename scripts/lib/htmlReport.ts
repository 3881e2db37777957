import { escapeHtml } from '../../src/document/html';

interface Report {
  title: string;
  styles: string;
  /** HTML of the body. */
  body: string;
}

/** Renders an English report as one self-contained HTML file, excluded from search engines. */
export function htmlReport({ title, styles, body }: Report): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

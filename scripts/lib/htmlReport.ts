import { escapeHtml } from '../../src/document/html';

/** What a report says. */
interface Report {
  title: string;
  styles: string;
  /** HTML of its body. */
  body: string;
}

/** A report in English as one file that needs nothing else, and that no search engine lists. */
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

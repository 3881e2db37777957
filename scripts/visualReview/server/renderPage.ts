import { escapeHtml } from '../../../src/document/html';

const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="app.css">`;

/** Returns the HTML of the review page, which is filled by a script. */
export const renderPage = () => `<!doctype html>
<html lang="en">
<head>
${HEAD}
<title>SFF visual review</title>
</head>
<body>
<div id="review"></div>
<noscript><p>The review is a script, which this browser does not run.</p></noscript>
<script src="app.js"></script>
</body>
</html>
`;

/** Returns a page with the reason why there is nothing to review. */
export const renderMessage = (message: string) => `<!doctype html>
<html lang="en">
<head>
${HEAD}
<title>SFF visual review</title>
</head>
<body class="message">
<main>
<h1>Nothing to review</h1>
<p>${escapeHtml(message)}</p>
</main>
</body>
</html>
`;

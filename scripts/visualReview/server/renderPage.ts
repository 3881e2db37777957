import { escapeHtml } from '../../../src/document/html';

const HEAD = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="app.css">`;

/** The page of the review; a script fills it. */
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

/** What is shown where there is nothing to review. */
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

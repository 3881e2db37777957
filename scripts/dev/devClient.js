/*
 * Runs in the browser, on the dev server only: reloads the page when content was saved, and shows the content step's
 * errors over the page while content is invalid.
 */
const events = new EventSource('/__dev/events');
let panel = null;

function showProblems(text) {
  panel ??= document.createElement('dialog');
  panel.textContent = '';
  const heading = document.createElement('h2');
  heading.textContent = 'The content has errors. This page is updated once they are corrected.';
  const list = document.createElement('pre');
  list.textContent = text;
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => panel.close());
  panel.append(heading, list, close);
  Object.assign(panel.style, { maxWidth: '90vw', font: '16px/1.5 sans-serif', zIndex: 1000 });
  Object.assign(list.style, { whiteSpace: 'pre-wrap', font: '14px/1.5 monospace' });
  if (!panel.isConnected) document.body.append(panel);
  if (!panel.open) panel.showModal();
}

events.addEventListener('problems', (event) => showProblems(JSON.parse(event.data)));
events.addEventListener('content', () => location.reload());

// The server was restarted: it knows other content, and changed modules are no longer pushed to this page.
let isKnown = false;
events.addEventListener('open', () => {
  if (isKnown) location.reload();
  isKnown = true;
});

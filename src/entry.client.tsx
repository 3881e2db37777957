import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import type { EmbeddedData } from './content/pageData';
import { DATA_ID, ROOT_ID } from './document/ids';
import { createPageLoader } from './page-data/pageLoader';
import { preloadTemplate } from './templates/registry';

/** Takes over the prerendered page; on the dev server, where nothing is prerendered, draws it. */
async function start(): Promise<void> {
  const data = document.getElementById(DATA_ID);
  const root = document.getElementById(ROOT_ID);
  if (!data || !root) return;
  const embedded = JSON.parse(data.textContent ?? '') as EmbeddedData;
  await preloadTemplate(embedded.page);
  const initial = {
    page: embedded.page,
    queries: Object.values(embedded.queries),
    isNotFound: embedded.page.template === 'error',
  };
  const app = (
    <BrowserRouter>
      <App initial={initial} loader={createPageLoader(embedded, (url) => fetch(url))} />
    </BrowserRouter>
  );
  if (root.firstChild) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();

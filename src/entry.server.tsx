import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { pageAssets } from './document/pageAssets';
import { renderDocument } from './document/renderDocument';
import type { RenderRequest } from './document/renderRequest';
import { loadPageCode } from './templates/catalogue';
import { sourcesOf } from './templates/pageSources';

/**
 * Renders the HTML of one page.
 * @throws errors of the page's components, the first error React reports while rendering, or an error for a source
 * missing from the build
 */
export async function renderPage({ files, ...parts }: RenderRequest): Promise<string> {
  const { data } = parts;
  await loadPageCode(data.page);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={data.page.path}>
      <App
        initial={{ page: data.page, queries: Object.values(data.queries), isNotFound: false }}
        navigationRuntime={null}
      />
    </StaticRouter>,
    {
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  const assets = pageAssets(files, sourcesOf(data.page));
  return renderDocument({ ...parts, assets, markup });
}

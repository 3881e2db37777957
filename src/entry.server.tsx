import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { type RenderRequest, renderDocument } from './document/renderDocument';
import { preloadTemplate } from './templates/registry';

/**
 * The finished HTML of one page.
 * @throws what the page's components throw, or the first error React reports while rendering
 */
export async function renderPage({ data, assets, structuredData, feed }: RenderRequest): Promise<string> {
  await preloadTemplate(data.page);
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
  return renderDocument({ data, assets, markup, structuredData, feed });
}

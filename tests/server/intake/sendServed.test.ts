import Fastify from 'fastify';
import { sendServed } from '../../../server/intake/links/sendServed';

const app = Fastify();

afterAll(() => app.close());

const PAGE = '<p>The page of the site, filled by the server</p>';

it('answers HEAD with the length of the page that GET gets', async () => {
  const parts = { renderPage: async () => PAGE, stylesheets: () => [] };
  const view = { title: 'Title', lead: 'Lead', paragraphs: [], facts: [], forms: [], links: [] };
  app.get('/', (request, reply) =>
    sendServed(request, reply, parts, { status: 200, locale: 'de', view, json: {}, path: '/' }),
  );
  const address = await app.listen({ port: 0 });
  const ask = (method: string) => fetch(address, { method, headers: { Accept: 'text/html' } });
  const [get, head] = [await ask('GET'), await ask('HEAD')];
  expect([await get.text(), await head.text()]).toEqual([PAGE, '']);
  expect(head.headers.get('content-length')).toBe(String(PAGE.length));
});

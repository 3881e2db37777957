import { listenLocally, type LocalServer } from '../../../scripts/lib/listenLocally';
import { comparePages, shortened } from '../../../scripts/preview/comparePages';
import { pageText } from '../../../scripts/preview/pageText';
import { readOnline } from '../../../scripts/preview/readPages';
import { renderComparison } from '../../../scripts/preview/renderComparison';

const page = (title: string, body: string, template = 'generic') =>
  `<!doctype html><html><head><title>${title}</title><style>p{color:red}</style></head><body><aside class="preview-mark">Vorschau</aside>
<div id="root">${body}</div>
<script type="application/json" id="page-data">{"template":"${template}","text":"hidden"}</script></body></html>`;

describe('what a page says', () => {
  it('is its title, its text and the words for its pictures, a line for each piece', () => {
    const html = page(
      'A &amp; B',
      '<main><h1>Wort\u00adbruch</h1><p>Eins <a href="/x/">zwei</a>&nbsp;drei &lt;b&gt;<br/>vier</p><svg><title>no</title></svg><img src="a.png" alt="Plakat: &quot;Rad&quot;"><img alt=""><ul><li>a</li><li>b</li></ul></main><!-- no -->',
    );
    expect(pageText(html)).toEqual([
      'A & B',
      'Wortbruch',
      'Eins zwei drei <b>',
      'vier',
      '[Plakat: "Rad"]',
      'a',
      'b',
    ]);
  });
});

describe('a comparison', () => {
  const before = new Map([
    ['/', page('Home', '<p>same</p>')],
    ['/alt/', page('Alt', '<p>gone</p>')],
    ['/work/', page('Work', '<p>one</p><p class="a">two</p><p>three</p>', 'case')],
  ]);
  const after = new Map([
    ['/', page('Home', '<p class="other">same</p>')],
    ['/neu/', page('Neu', '<p>fresh</p>', 'press')],
    ['/work/', page('Work', '<p>one</p><p>zwei</p><p>three</p>', 'case')],
  ]);

  it('lists pages that are new, gone, or say something else, and no others', () => {
    const changes = comparePages(before, after);
    expect(changes.map(({ path, kind, template }) => [path, kind, template])).toEqual([
      ['/alt/', 'removed', 'generic'],
      ['/neu/', 'added', 'press'],
      ['/work/', 'changed', 'case'],
    ]);
    expect(changes[2]?.lines).toEqual([
      { mark: ' ', text: 'Work' },
      { mark: ' ', text: 'one' },
      { mark: '-', text: 'two' },
      { mark: '+', text: 'zwei' },
      { mark: ' ', text: 'three' },
    ]);
  });

  it('compares menus and footer once, not on every page', () => {
    const site = (count: string) => {
      const html = page('Home', `<nav>Jobs ${count}</nav><main><p>same</p></main><footer>© SFF</footer>`);
      return new Map(['/', '/about/', '/work/'].map((path) => [path, html]));
    };
    expect(comparePages(site('1'), site('2'))).toMatchObject([
      {
        path: '/',
        kind: 'changed',
        title: 'Menus and footer',
        lines: [{ text: 'Jobs 1' }, { text: 'Jobs 2' }, { text: '© SFF' }],
      },
    ]);
  });

  it('shows only what stands near a change', () => {
    const line = (text: string, mark: ' ' | '+' = ' ') => ({ mark, text });
    const texts = ['a', 'b', 'c', 'd', 'e'].map((text) => line(text));
    expect(shortened([...texts, line('new', '+'), ...texts]).map(({ text }) => text)).toEqual([
      'd',
      'e',
      'new',
      'a',
      'b',
      '…',
    ]);
  });

  it('is one page that says in words what is new and what is gone, and escapes what pages say', () => {
    const evil = new Map([['/x/', page('X', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')]]);
    const html = renderComparison(comparePages(new Map(), evil), { before: 'dist', after: 'preview' });
    expect(html).toContain('<h2>Added: 1</h2>');
    expect(html).toContain('<ins>+ &lt;script&gt;alert(1)&lt;/script&gt;</ins>');
    expect(html).not.toContain('<script>');
    expect(html).toContain('npm run visual -- --only GenericPage');
  });
});

describe('a site that is online', () => {
  let host: LocalServer;
  let address: URL;
  const asked: string[] = [];

  beforeAll(async () => {
    host = await listenLocally(({ url = '', headers }, response) => {
      asked.push(url);
      if (headers.authorization !== `Basic ${Buffer.from('a:b c').toString('base64')}`)
        response.writeHead(401).end();
      else if (url === '/sitemap.xml')
        response.end('<loc>https://www.sff.example/</loc><loc>https://www.sff.example/alt/</loc>');
      else if (url === '/moved/') response.writeHead(301, { Location: '/' }).end();
      else if (['/', '/alt/', '/thanks/'].includes(url)) response.end(page(url, ''));
      else response.writeHead(404).end('no');
    });
    address = new URL(host.origin.replace('//', '//a:b%20c@'));
  });
  afterAll(() => host.stop());

  it('is read by its sitemap and by the paths of the preview; who is sent elsewhere finds no page', async () => {
    const pages = await readOnline(address, ['/', '/neu/', '/moved/', '/thanks/']);
    expect([...pages.keys()]).toEqual(['/', '/alt/', '/thanks/']);
  });

  it('that refuses is no empty site', async () => {
    await expect(readOnline(new URL(address.origin), ['/'])).rejects.toThrow(
      '/sitemap.xml responds with status 401',
    );
  });
});

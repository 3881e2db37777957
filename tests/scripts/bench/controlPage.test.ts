import { controlPage } from '../../../scripts/bench/load/controlSite';

const html = [
  '<head><style data-href="/assets/a.css">@font-face{font-family:X;src:url("/x.woff2")}',
  '@font-face{font-family:Y;src:local("Arial")}.a{color:red}</style>',
  '<link rel="modulepreload" href="/assets/b.js"><script type="module" src="/assets/c.js"></script></head>',
  '<body><p class="a">Hier</p><script type="application/json" id="page-data">{"a":1}</script>',
  '<link rel="preload" as="font" type="font/woff2" href="/x.woff2" crossorigin></body>',
].join('\n');

describe('a control page', () => {
  it('is the page itself where nothing is left out', () => {
    expect(controlPage(html, 'whole')).toBe(html);
  });

  it('without script keeps markup, styles and fonts', () => {
    const page = controlPage(html, 'without script');
    expect(page).not.toMatch(/<script|modulepreload/);
    expect(page).toContain('<p class="a">Hier</p>');
    expect(page).toContain('url("/x.woff2")');
    expect(page).toContain('as="font"');
  });

  it('without fonts keeps the local ones', () => {
    const page = controlPage(html, 'without script and fonts');
    expect(page).not.toContain('x.woff2');
    expect(page).toContain('local("Arial")');
    expect(page).toContain('.a{color:red}');
  });
});

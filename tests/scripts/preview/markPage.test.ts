import { hiddenPage, markPage } from '../../../scripts/preview/markPage';
import { renderHeadersFile } from '../../../src/hosting/renderHeadersFile';
import { renderNginxServer } from '../../../src/hosting/renderNginx';
import type { PageData } from '../../../src/content/pageData';

const HTML = '<html><head><title>T</title></head><body>\n<div id="root">$& text</div></body></html>';

it('says on each page, beside the app, that it is a preview, and of when', () => {
  const german = markPage(HTML, 'de', '2026-12-01T09:00');
  expect(german).toContain('<link rel="stylesheet" href="/preview.css">\n</head>');
  expect(german).toContain(
    '<aside class="preview-mark" aria-label="Vorschau">Vorschau: So sähe die Website am 1. Dezember 2026 um 09:00\u00a0Uhr aus, mit allen Entwürfen.</aside>\n<div id="root">$& text</div>',
  );
  expect(markPage(HTML, 'en', '2026-12-01T09:00')).toContain(
    '1 December 2026 at 09:00 in Berlin, with all drafts.',
  );
});

it('fails rather than leave a page without its mark', () => {
  expect(() => markPage('<html></html>', 'de', '2026-12-01T09:00')).toThrow('no <div id="root">');
});

it('keeps search engines away, in the page, its data and at every host', () => {
  const page = {
    context: { page: { metaTags: { noIndex: false, linkAlternates: [{ hreflang: 'de', href: '/' }] } } },
  } as unknown as PageData;
  expect(hiddenPage(page).context.page.metaTags).toEqual({ noIndex: true, linkAlternates: [] });
  expect(renderHeadersFile({ isPreview: true })).toContain('/*\n  Content-Security-Policy');
  expect(renderHeadersFile({ isPreview: true })).toContain('  X-Robots-Tag: noindex, nofollow\n');
  expect(renderNginxServer({ isPreview: true })).toContain(
    'add_header X-Robots-Tag "noindex, nofollow" always;',
  );
  expect(renderHeadersFile()).not.toContain('X-Robots-Tag');
});

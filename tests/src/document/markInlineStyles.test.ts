import { markInlineStyles } from '../../../src/document/markInlineStyles';

it('leaves a disabled link for each sheet of the page, so that nobody loads it again', () => {
  document.head.innerHTML = '<style data-href="/assets/a.css">.a{}</style><style>.b{}</style>';
  markInlineStyles(document);
  const links = [...document.querySelectorAll('link')];
  expect(links.map(({ rel, disabled, href }) => [rel, disabled, new URL(href).pathname])).toEqual([
    ['stylesheet', true, '/assets/a.css'],
  ]);
});

import { classifyClick, isPlainClick } from '../../../src/lib/linkClick';

const current = () => window.location;

/** Classification of a click on the first element of some markup; null if it is left to the browser. */
function click(markup: string, how: MouseEventInit = {}, prevent = false) {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild?.querySelector('b') ?? document.body.firstElementChild;
  let kind: string | null | undefined;
  const listener = (event: MouseEvent) => {
    if (prevent) event.preventDefault();
    kind = classifyClick(event, current())?.kind ?? null;
    event.preventDefault();
  };
  document.addEventListener('click', listener, { once: true });
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return kind;
}

beforeEach(() => window.history.replaceState(null, '', '/jobs/?q=text'));

it.each([
  ['another page', '<a href="/work/?art=film#top">x</a>', 'page'],
  ['an element inside of a link', '<a href="/work/"><b>x</b></a>', 'page'],
  ['a place on the page', '<a href="#list">x</a>', 'samePage'],
  ['a place on the page, by its path', '<a href="/jobs/?q=text#list">x</a>', 'samePage'],
  ['another query of the page', '<a href="/jobs/?q=wien">x</a>', 'samePage'],
  ['the consent settings', '<a href="#usercentrics-revoke">x</a>', 'consent'],
  ['the consent settings of another page', '<a href="/work/#usercentrics-revoke">x</a>', 'consent'],
  ['a file', '<a href="/jobs/feed.xml">x</a>', 'document'],
  ['an address of the intake', '<a href="/api/deletion/x/">x</a>', 'document'],
  ['a page that is to be loaded anew', '<a href="/work/" target="_self">x</a>', 'document'],
  ['two slashes', `<a href="${window.location.origin}//evil.example/">x</a>`, 'document'],
  ['a new tab', '<a href="/work/" target="_blank">x</a>', null],
  ['a download', '<a href="/work/" download>x</a>', null],
  ['another site', '<a href="https://other.example/work/">x</a>', null],
  [
    'the consent settings of another site',
    '<a href="https://other.example/#usercentrics-revoke">x</a>',
    null,
  ],
  ['a mail address', '<a href="mailto:hallo@sff.example">x</a>', null],
  ['no link', '<p>x</p>', null],
  ['an anchor without an address', '<a>x</a>', null],
])('%s', (_, markup, kind) => {
  expect(click(markup)).toBe(kind);
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is the browser’s',
  (how) => {
    expect(click('<a href="/work/">x</a>', how)).toBeNull();
    const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
    expect(isPlainClick({ ...plain, defaultPrevented: false })).toBe(true);
    expect(isPlainClick({ ...plain, ...how, defaultPrevented: false })).toBe(false);
  },
);

it('a click that another handler has prevented is left alone', () => {
  expect(click('<a href="/work/">x</a>', {}, true)).toBeNull();
});

it('a place on an address that the router cannot have is the browser’s to go to', () => {
  window.history.replaceState(null, '', `${window.location.origin}//evil.example/`);
  expect(click('<a href="#main">x</a>')).toBe('document');
});

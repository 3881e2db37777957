import { SCHEME_FIELD } from '../../../src/config/schemes';
import { applyScheme } from '../../../src/early/applyScheme';

const BARS = ['light', 'dark']
  .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" data-of="${scheme}">`)
  .join('');

const root = document.documentElement;
const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`[value="${value}"]`) as HTMLInputElement;
const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

function choose(value: string): void {
  radio(value).checked = true;
  radio(value).dispatchEvent(new Event('change', { bubbles: true }));
}

beforeAll(() => {
  document.head.innerHTML = BARS;
  document.body.innerHTML = ['', 'light', 'dark']
    .map((value) => `<input type="radio" name="scheme" value="${value}">`)
    .join('');
  applyScheme(window);
});

/** Notifies the page that another tab has written to the storage. */
const writeElsewhere = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const returnFromCache = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(() => choose(''));

it('leaves the scheme to the device where nothing was chosen, and keeps nothing', () => {
  expect(root.dataset['scheme']).toBeUndefined();
  expect(radio('').checked).toBe(true);
  expect(media()).toEqual(['(prefers-color-scheme:light)', '(prefers-color-scheme:dark)']);
  expect(localStorage).toHaveLength(0);
});

it('draws the page and the bars of the browser in what is chosen, and keeps it', () => {
  choose('dark');
  expect(root.dataset['scheme']).toBe('dark');
  expect(media()).toEqual(['not all', 'all']);
  expect(localStorage.getItem(SCHEME_FIELD)).toBe('dark');
  choose('light');
  expect(root.dataset['scheme']).toBe('light');
  expect(media()).toEqual(['all', 'not all']);
});

it('keeps no key when the device decides again', () => {
  choose('dark');
  choose('');
  expect(root.dataset['scheme']).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

it('follows what another tab chose', () => {
  writeElsewhere(SCHEME_FIELD, 'dark');
  expect(root.dataset['scheme']).toBe('dark');
  expect(radio('dark').checked).toBe(true);
  writeElsewhere(SCHEME_FIELD, null);
  expect(root.dataset['scheme']).toBeUndefined();
});

it('follows it also when it comes back from the back/forward cache', () => {
  localStorage.setItem(SCHEME_FIELD, 'dark');
  returnFromCache();
  expect(root.dataset['scheme']).toBe('dark');
});

it.each(['', 'sepia', '{"scheme":"dark"}', 'dark '])('does not believe the kept value “%s”', (value) => {
  localStorage.setItem(SCHEME_FIELD, value);
  returnFromCache();
  expect(root.dataset['scheme']).toBeUndefined();
});

it('draws what is chosen as long as the page lasts where the browser keeps nothing', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  choose('dark');
  expect(root.dataset['scheme']).toBe('dark');
  writeElsewhere('jobs', '{}');
  expect(root.dataset['scheme']).toBe('dark');
  returnFromCache();
  expect(root.dataset['scheme']).toBe('dark');
  writeElsewhere(SCHEME_FIELD, 'light');
  expect(root.dataset['scheme']).toBe('light');
  refused.mockRestore();
});

it('cares for no other control of the page', () => {
  document.body.insertAdjacentHTML('beforeend', '<input name="other" value="dark">');
  document.querySelector('[name=other]')?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(root.dataset['scheme']).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

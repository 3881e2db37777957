import type { EarlySearch } from '../../../src/early/early';
import { searchEarly } from '../../../src/early/searchEarly';

const ROWS = { a: 'Texterin / Tex\u00adter Berlin', b: 'Développeuse Zürich', c: 'Trainee Beratung' };

const headline = () => document.querySelector('h1')?.textContent;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-job]')]
    .filter((row) => getComputedStyle(row).display !== 'none')
    .map((row) => row.dataset['job']);
const box = () => document.querySelector('input') as HTMLInputElement;
const type = (words: string) => {
  box().value = words;
  box().dispatchEvent(new Event('input', { bubbles: true }));
};

let search: EarlySearch;
const start = () => {
  search = searchEarly(document);
};

beforeEach(() => {
  document.head.innerHTML = '<style>h1 { color: black }</style>';
  document.body.innerHTML = `<main>
    <h1 data-none="Keine" data-one="Eine" data-several="# Stellen">3 Stellen</h1>
    <form role="search"><input type="search"></form>
    <ul>${Object.entries(ROWS)
      .map(([id, text]) => `<li data-job="${id}">${text}</li>`)
      .join('')}</ul></main>`;
});

afterEach(() => search.release());

it.each([
  ['', ['a', 'b', 'c'], '3 Stellen'],
  ['te', ['a'], 'Eine'],
  ['TEXTER berlin', ['a'], 'Eine'],
  ['zurich', ['b'], 'Eine'],
  ['e', ['a', 'b', 'c'], '3 Stellen'],
  ['er', ['a', 'c'], '2 Stellen'],
  ['er ', ['a', 'c'], '2 Stellen'],
  ['zeppelin', [], 'Keine'],
])('answers "%s" from the rows', (words, ids, said) => {
  start();
  type(words);
  expect(shown()).toEqual(ids);
  expect(headline()).toBe(said);
});

it('answers what was typed before it was there', () => {
  box().value = 'trainee';
  start();
  expect(shown()).toEqual(['c']);
});

it('changes no attribute of what React is to take over', () => {
  const before = document.querySelector('ul')?.outerHTML;
  start();
  type('trainee');
  expect(document.querySelector('ul')?.outerHTML).toBe(before);
});

it('has the browser not send the box, of which it answers already', () => {
  start();
  const event = new Event('submit', { bubbles: true, cancelable: true });
  box().form?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

it('gives rows and headline back, and answers no longer', () => {
  start();
  type('trainee');
  expect(search.answers('')).toBe(false);
  expect(search.answers('trainee')).toBe(true);
  search.release();
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(headline()).toBe('3 Stellen');
  type('berlin');
  expect(shown()).toEqual(['a', 'b', 'c']);
});

it('counts again for a headline that was rendered anew', () => {
  start();
  type('trainee');
  document.querySelector('h1')?.replaceChildren('3 Stellen');
  search.update();
  expect(headline()).toBe('Eine');
  search.release();
  expect(headline()).toBe('3 Stellen');
});

it('leaves other pages alone', () => {
  document.querySelector('h1')?.removeAttribute('data-several');
  start();
  type('trainee');
  expect(shown()).toEqual(['a', 'b', 'c']);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  box().form?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

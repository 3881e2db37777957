import { keepPresses } from '../../../src/early/keepPresses';
import { holdEvents } from '../../../src/early/holdEvents';

const done: string[] = [];
const button = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-name=${name}]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
/** Adds the listeners that React would add once it is loaded. */
const listen = () => {
  for (const name of ['menu', 'film', 'send', 'page'])
    button(name).addEventListener('click', (event) => {
      event.preventDefault();
      done.push(name);
    });
  button('order').addEventListener('change', ({ target }) => done.push((target as HTMLSelectElement).value));
};

let replay = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  done.length = 0;
  document.body.innerHTML = `
    <button type="button" data-name="menu">Menu</button>
    <a href="/assets/film.webm" data-cursor="play" data-name="film">Film</a>
    <a href="#main" data-name="page">Page</a>
    <form><button type="submit" data-name="send">Send</button><select><option>a</option><option>b</option></select></form>
    <select data-name="order"><option>newest</option><option>title</option></select>`;
  replay = keepPresses(window);
});

afterEach(() => {
  replay();
  jest.runAllTimers();
  jest.useRealTimers();
});

it('forgets what was kept when the page is left', () => {
  button('menu').click();
  window.dispatchEvent(new Event('pagehide'));
  button('film').click();
  listen();
  replay();
  jest.runAllTimers();
  expect(done).toEqual(['film']);
});

it('does again what was pressed and chosen before anybody listened, once, in its order, one in each task', () => {
  button('menu').click();
  button('film').click();
  const order = button('order') as HTMLSelectElement;
  order.value = 'title';
  order.dispatchEvent(new Event('change', { bubbles: true }));
  // A re-render resets the field.
  order.value = 'newest';
  button('menu').click();
  listen();
  expect(done).toEqual([]);
  replay();
  expect(done).toEqual(['menu']);
  button('film').click();
  expect(done).toEqual(['menu']);
  jest.runAllTimers();
  expect(done).toEqual(['menu', 'film', 'title', 'menu', 'film']);
  button('menu').click();
  expect(done.slice(5)).toEqual(['menu']);
});

it('leaves to the browser what it does itself: links to pages, modified presses, forms', () => {
  listen();
  button('page').click();
  button('send').click();
  button('film').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(done).toEqual(['page', 'send', 'film']);
});

it('forgets what is gone', () => {
  const menu = button('menu');
  listen();
  menu.click();
  menu.remove();
  replay();
  expect(done).toEqual([]);
});

it('keeps events of an element from whoever listens to it afterwards, for as long as it is held', () => {
  const seen: string[] = [];
  const stop = holdEvents(document.body);
  for (const isCapture of [true, false])
    document.body.addEventListener('keydown', () => seen.push('keydown'), isCapture);
  const press = () => button('order').dispatchEvent(new Event('keydown', { bubbles: true }));
  press();
  expect(seen).toEqual([]);
  stop();
  press();
  expect(seen).toEqual(['keydown', 'keydown']);
});

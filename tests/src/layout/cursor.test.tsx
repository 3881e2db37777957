import { act, fireEvent, render } from '@testing-library/react';
import { CURSOR_TYPES } from '../../../src/config/cursors';
import { cursorOf, isNativeAt } from '../../../src/layout/Cursor/useCursor';
import { useStore } from '../../../src/store/store';
import * as stories from '../../../stories/layout/Cursor.stories';
import { composeStories } from '../../helpers/stories';

const { Live } = composeStories(stories);
const root = document.documentElement;

function element(html: string, selector: string): Element {
  document.body.innerHTML = html;
  const found = document.body.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const move = (x: number, y: number, pointerType = 'mouse') => {
  const event = new MouseEvent('pointermove', { clientX: x, clientY: y, bubbles: true });
  Object.assign(event, { pointerType });
  fireEvent(document.body, event);
};

beforeEach(() => {
  jest.useFakeTimers();
  useStore.setState(useStore.getInitialState());
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

afterEach(() => jest.useRealTimers());

describe('the shape of the cursor', () => {
  it.each(CURSOR_TYPES)('is %s where the markup asks for it, also from inside', (type) => {
    expect(cursorOf(element(`<div data-cursor="${type}"><b><i></i></b></div>`, 'b'))).toBe(type);
  });

  it.each(CURSOR_TYPES.filter((type) => type !== 'hide'))(
    'is small over words, which the disc of %s would hide',
    (type) => {
      const html = `<a href="/" data-cursor="${type}"><img alt=""><b> <i>Zwei Räder</i></b></a>`;
      expect(cursorOf(element(html, 'i'))).toBe('link');
      expect(cursorOf(element(html, 'img'))).toBe(type);
      expect(cursorOf(element(html, 'b'))).toBe(type);
    },
  );

  it.each(['<a href="/"><b>x</b></a>', '<button><b>x</b></button>', '<summary><b>x</b></summary>'])(
    'is the disc of a link on %s',
    (html) => expect(cursorOf(element(html, 'b'))).toBe('link'),
  );

  it('is the register mark everywhere else, also for a shape that does not exist', () => {
    expect(cursorOf(element('<p><b>x</b></p>', 'b'))).toBeNull();
    expect(cursorOf(element('<p data-cursor="sparkle"><b>x</b></p>', 'b'))).toBeNull();
  });

  it.each([
    ['<input>', 'input', true],
    ['<input type="email">', 'input', true],
    ['<textarea></textarea>', 'textarea', true],
    ['<select></select>', 'select', true],
    ['<iframe></iframe>', 'iframe', true],
    ['<input type="checkbox">', 'input', false],
    ['<button></button>', 'button', false],
    ['<p></p>', 'p', false],
  ])('is the system’s own on %s: %s %s', (html, selector, isNative) => {
    expect(isNativeAt(element(html, selector))).toBe(isNative);
  });
});

describe('the cursor', () => {
  const shown = () => document.querySelector<HTMLElement>('[data-visible]');

  it('follows in one frame, however often the pointer moves, and renders nothing for it', () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame');
    render(<Live />);
    for (let x = 0; x < 50; x += 1) move(x, 7);
    expect(frames).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(20));
    expect(shown()?.style.transform).toBe('translate(49px, 7px)');
    expect(shown()).toHaveAttribute('data-visible', 'true');
    expect(root.dataset['pointer']).toBe('drawn');
  });

  it.each([
    ['the keyboard is used', () => fireEvent.keyDown(document.body, { key: 'Tab' }), 'drawn'],
    ['the pointer leaves the window', () => fireEvent.pointerLeave(root), 'drawn'],
    ['a finger touches the screen', () => move(1, 1, 'touch'), 'drawn'],
    ['another window has the focus', () => fireEvent.blur(window), 'native'],
  ])('disappears when %s', (_when, event, pointer) => {
    render(<Live />);
    move(5, 5);
    act(() => jest.advanceTimersByTime(20));
    act(event);
    act(() => jest.advanceTimersByTime(20));
    expect(shown()).toHaveAttribute('data-visible', 'false');
    expect(root.dataset['pointer']).toBe(pointer);
  });

  it('gives way to the system’s own over a text field, without a change to the document’s root', () => {
    render(<Live />);
    const field = document.body.appendChild(document.createElement('input'));
    move(5, 5);
    act(() => jest.advanceTimersByTime(20));
    const observer = new MutationObserver(() => undefined);
    observer.observe(root, { attributes: true });
    fireEvent.pointerOver(field);
    fireEvent(field, new MouseEvent('pointermove', { clientX: 9, clientY: 9, bubbles: true }));
    act(() => jest.advanceTimersByTime(20));
    expect(shown()).toHaveAttribute('data-visible', 'false');
    expect(root.dataset['pointer']).toBe('drawn');
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
    field.remove();
  });

  it('gives way to the system’s own while a film fills the screen', () => {
    render(<Live />);
    move(5, 5);
    act(() => jest.advanceTimersByTime(20));
    const film = document.body.appendChild(document.createElement('div'));
    Object.defineProperty(document, 'fullscreenElement', { value: film, configurable: true });
    fireEvent(document, new Event('fullscreenchange'));
    expect(root.dataset['pointer']).toBe('native');
    move(6, 6);
    act(() => jest.advanceTimersByTime(20));
    expect(shown()).toHaveAttribute('data-visible', 'false');
    expect(root.dataset['pointer']).toBe('native');
    Reflect.deleteProperty(document, 'fullscreenElement');
    move(7, 7);
    act(() => jest.advanceTimersByTime(20));
    expect(shown()).toHaveAttribute('data-visible', 'true');
    film.remove();
  });

  it('has the shape of what the pointer rests on when its code comes', () => {
    render(<Live />);
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/';
    fireEvent(link, new MouseEvent('pointermove', { clientX: 1, clientY: 1, bubbles: true }));
    expect(useStore.getState().cursor).toBe('link');
    link.remove();
  });

  it('does not come while the document is not in focus', () => {
    jest.mocked(document.hasFocus).mockReturnValue(false);
    render(<Live />);
    move(5, 5);
    act(() => jest.advanceTimersByTime(20));
    expect(shown()).toHaveAttribute('data-visible', 'false');
  });

  it('is not there for anybody but the eye, and leaves nothing behind', () => {
    const { unmount } = render(<Live />);
    expect(shown()).toHaveAttribute('aria-hidden', 'true');
    unmount();
    expect(root.dataset['pointer']).toBeUndefined();
  });
});

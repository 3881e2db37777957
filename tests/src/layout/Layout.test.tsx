import { act, fireEvent, render, screen, within } from '@testing-library/react';
import * as stories from '../../../stories/layout/Layout.stories';
import { MENU_CLOSE_MS, MENU_FAST_CLOSE_MS, MENU_OPEN_MS } from '../../../src/config/timers';
import { visuallyHidden } from '../../../src/theme/mixins';
import { useStore } from '../../../src/store/store';
import { composeStories } from '../../helpers/stories';

const { Default, HiddenHeader } = composeStories(stories);

const burger = () => screen.getByRole('button', { name: 'Menü' });

function menu(): HTMLElement {
  const element = document.getElementById(burger().getAttribute('aria-controls') ?? '');
  if (!element) throw new Error('The burger controls nothing.');
  return element;
}

const state = () => menu().dataset['state'];
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });

/** Opens the menu and waits until it is open. */
function open(): void {
  fireEvent.click(burger());
  wait(MENU_OPEN_MS);
}

beforeEach(() => {
  jest.useFakeTimers();
  useStore.setState(useStore.getInitialState());
  window.scrollY = 0;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the frame', () => {
  it('says for eye and ear that a page is slow to load', () => {
    render(<Default />);
    expect(screen.queryByText('Druckt noch …')).not.toBeInTheDocument();
    act(() => useStore.getState().setSlow(true));
    expect(screen.getByRole('status')).toHaveTextContent('Druckt noch …');
    expect(screen.getByRole('status')).not.toHaveClass(visuallyHidden);
  });

  it('leads past itself first, then holds banner, main and footer', () => {
    render(<Default />);
    expect(document.querySelector('a')).toHaveTextContent('Zum Inhalt springen');
    expect(document.querySelector('a')).toHaveAttribute('href', '#main');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('leads from the logo to the home page of the language', () => {
    render(<Default />);
    expect(screen.getByRole('link', { name: 'SFF, zur Startseite' })).toHaveAttribute('href', '/');
  });

  it('marks the page itself in the navigation', () => {
    render(<Default />);
    const [nav] = screen.getAllByRole('navigation', { name: 'Hauptnavigation' });
    expect(within(nav as HTMLElement).getByRole('link', { current: 'page' })).toHaveTextContent('Arbeiten');
  });

  it('writes the theme of the store to the root element', () => {
    render(<Default />);
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    act(() => useStore.getState().setTheme('yellow'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'yellow');
  });
});

describe('the menu', () => {
  it('opens in 1200 ms and locks the page from the first moment', () => {
    render(<Default />);
    expect(state()).toBe('closed');
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(burger());
    expect(state()).toBe('opening');
    expect(burger()).toHaveAttribute('aria-expanded', 'true');
    expect(document.body.style.overflow).toBe('hidden');
    wait(MENU_OPEN_MS - 1);
    expect(state()).toBe('opening');
    wait(1);
    expect(state()).toBe('opened');
  });

  it('closes in 1200 ms and gives scrolling back at the end', () => {
    document.body.style.overflow = 'clip';
    render(<Default />);
    open();
    fireEvent.click(burger());
    expect(state()).toBe('closing');
    expect(burger()).toHaveAttribute('aria-expanded', 'false');
    wait(MENU_CLOSE_MS - 1);
    expect(state()).toBe('closing');
    expect(document.body.style.overflow).toBe('hidden');
    wait(1);
    expect(state()).toBe('closed');
    expect(document.body.style.overflow).toBe('clip');
    document.body.style.overflow = '';
  });

  it('ignores the burger while it moves', () => {
    render(<Default />);
    fireEvent.click(burger());
    wait(600);
    fireEvent.click(burger());
    expect(state()).toBe('opening');
    wait(600);
    expect(state()).toBe('opened');
    fireEvent.click(burger());
    fireEvent.click(burger());
    expect(state()).toBe('closing');
  });

  it('leaves in 500 ms when another page is chosen, and the new page may take the focus at once', () => {
    render(<Default />);
    open();
    fireEvent.click(within(menu()).getByRole('link', { name: /Jobs/ }));
    expect(state()).toBe('fastclosing');
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
    wait(MENU_FAST_CLOSE_MS - 1);
    expect(state()).toBe('fastclosing');
    wait(1);
    expect(state()).toBe('closed');
  });

  it('leaves fast also while it is still opening, by one timer', () => {
    render(<Default />);
    fireEvent.click(burger());
    wait(1000);
    fireEvent.click(within(menu()).getByRole('link', { name: /Jobs/ }));
    wait(MENU_FAST_CLOSE_MS - 1);
    expect(state()).toBe('fastclosing');
    wait(1);
    expect(state()).toBe('closed');
    wait(5000);
    expect(state()).toBe('closed');
  });

  it('closes normally when the page itself is chosen', () => {
    render(<Default />);
    open();
    fireEvent.click(within(menu()).getByRole('link', { name: 'Arbeiten' }));
    expect(state()).toBe('closing');
    wait(MENU_CLOSE_MS);
    expect(state()).toBe('closed');
  });

  it('closes on Escape, also while it is opening', () => {
    render(<Default />);
    fireEvent.click(burger());
    press('Escape');
    expect(state()).toBe('closing');
    wait(MENU_CLOSE_MS);
    press('Escape');
    expect(state()).toBe('closed');
  });

  it('takes the focus, keeps it in a ring with logo and burger, and gives it back', () => {
    render(<Default />);
    open();
    const links = within(menu()).getAllByRole('link');
    const logo = screen.getByRole('link', { name: 'SFF, zur Startseite' });
    expect(links[0]).toHaveFocus();
    act(() => links.at(-1)?.focus());
    press('Tab');
    expect(logo).toHaveFocus();
    press('Tab', true);
    expect(links.at(-1)).toHaveFocus();
    act(() => links[1]?.focus());
    press('Tab');
    expect(links[1]).toHaveFocus();
    press('Escape');
    expect(burger()).toHaveFocus();
  });

  it('leaves the keyboard to a dialog above it, such as the question before a begun form is left', () => {
    render(<Default />);
    open();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const button = dialog.appendChild(document.createElement('button'));
    dialog.showModal();
    button.focus();
    expect(press('Tab')).toBe(true);
    expect(button).toHaveFocus();
    press('Escape');
    expect(state()).toBe('opened');
    dialog.remove();
    press('Escape');
    expect(state()).toBe('closing');
  });

  it('puts everything behind it out of reach until it is gone', () => {
    render(<Default />);
    open();
    expect(screen.getByRole('main')).toHaveAttribute('inert');
    expect(screen.getByRole('contentinfo')).toHaveAttribute('inert');
    expect(screen.getByRole('banner')).not.toHaveAttribute('inert');
    fireEvent.click(burger());
    expect(screen.getByRole('main')).toHaveAttribute('inert');
    wait(MENU_CLOSE_MS);
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });

  it('gives the page back at once under reduced motion, where nothing moves, and keeps its states', () => {
    const match = jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
      const matches = media === '(prefers-reduced-motion: reduce)';
      return { media, matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
    });
    render(<Default />);
    open();
    expect(screen.getByRole('main')).toHaveAttribute('inert');
    expect(document.body.style.overflow).toBe('hidden');
    press('Escape');
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
    expect(document.body.style.overflow).toBe('');
    wait(MENU_CLOSE_MS - 1);
    expect(state()).toBe('closing');
    wait(1);
    expect(state()).toBe('closed');
    match.mockRestore();
  });

  it('forgets its timer with the page', () => {
    const { unmount } = render(<Default />);
    fireEvent.click(burger());
    unmount();
    wait(MENU_OPEN_MS * 2);
    expect(useStore.getState().menu).toBe('opening');
    expect(document.body.style.overflow).toBe('');
  });

  it('shows the number of open jobs, the invitation, the address and the languages, from the first idle moment on', () => {
    render(<Default />);
    expect(menu()).toBeEmptyDOMElement();
    wait(0);
    const inMenu = within(menu());
    expect(inMenu.getByRole('link', { name: 'Jobs 26' })).toHaveAttribute('href', '/jobs/');
    expect(inMenu.getByText('Leg was über uns.')).toBeInTheDocument();
    expect(inMenu.getByRole('link', { name: 'hallo@sff.example' })).toHaveAttribute(
      'href',
      'mailto:hallo@sff.example',
    );
    expect(inMenu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/');
  });
});

describe('the header', () => {
  const scrollTo = (y: number) => {
    window.scrollY = y;
    fireEvent.scroll(window);
    wait(20);
  };
  const header = () => screen.getByRole('banner').dataset;

  it('hides on the way down and comes back as a bar on the way up', () => {
    render(<Default />);
    expect(header()).toMatchObject({ hidden: 'false', bar: 'false', pinned: 'true' });
    scrollTo(300);
    expect(header()).toMatchObject({ hidden: 'true', bar: 'false' });
    scrollTo(299);
    expect(header()).toMatchObject({ hidden: 'false', bar: 'true' });
    scrollTo(0);
    expect(header()).toMatchObject({ hidden: 'false', bar: 'false' });
  });

  it('has the ground behind it at the top of a page, and as a bar the theme of the page', () => {
    const { rerender } = render(<Default ground="dark" />);
    expect(header()).toMatchObject({ bar: 'false', theme: 'dark' });
    scrollTo(300);
    expect(header()).toMatchObject({ hidden: 'true', theme: 'dark' });
    scrollTo(299);
    expect(header()).toMatchObject({ bar: 'true', theme: '' });
    rerender(<Default ground="yellow" />);
    scrollTo(0);
    expect(header()).toMatchObject({ bar: 'false', theme: 'yellow' });
  });

  it('looks once per frame, however often the page scrolls', () => {
    const frames = jest.spyOn(window, 'requestAnimationFrame');
    render(<Default />);
    frames.mockClear();
    for (let y = 1; y < 50; y += 1) {
      window.scrollY = y;
      fireEvent.scroll(window);
    }
    expect(frames).toHaveBeenCalledTimes(1);
  });

  it('shows itself when the keyboard reaches it, and stays', () => {
    render(<Default />);
    scrollTo(300);
    act(() => screen.getByRole('link', { name: 'SFF, zur Startseite' }).focus());
    expect(header()['hidden']).toBe('false');
    scrollTo(600);
    expect(header()['hidden']).toBe('false');
  });

  it('stays while the menu is not closed', () => {
    render(<Default />);
    open();
    act(() => (document.activeElement as HTMLElement).blur());
    scrollTo(300);
    expect(header()['hidden']).toBe('false');
  });

  it('stays out of sight on a page that hides it', () => {
    render(<HiddenHeader />);
    scrollTo(300);
    scrollTo(299);
    expect(header()).toMatchObject({ hidden: 'true' });
  });

  it('is hidden and shown by the flag of the store', () => {
    render(<Default />);
    const set = (isHidden: boolean) => {
      act(() => useStore.getState().setHeaderHidden(isHidden));
      wait(20);
    };
    set(true);
    expect(header()['hidden']).toBe('true');
    set(false);
    expect(header()['hidden']).toBe('false');
  });

  it('is out of the way at once on a page that was reloaded further down', () => {
    window.scrollY = 800;
    render(<Default />);
    expect(header()).toMatchObject({ hidden: 'true', pinned: 'true' });
  });
});

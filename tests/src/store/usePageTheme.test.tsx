import { render } from '@testing-library/react';
import type { Theme } from '../../../src/config/themes';
import { useStore } from '../../../src/store/store';
import { usePageTheme } from '../../../src/store/usePageTheme';

function Page({ theme }: { theme: Theme }) {
  usePageTheme(theme);
  return null;
}

afterEach(() => useStore.setState(useStore.getInitialState()));

describe('the theme of a page', () => {
  it('is that of the page shown and light again after it', () => {
    const { unmount } = render(<Page theme="lime" />);
    expect(useStore.getState().theme).toBe('lime');
    unmount();
    expect(useStore.getState().theme).toBe('light');
  });

  it('is reset between two pages, so that a page without colour is light', () => {
    const seen: Theme[] = [];
    const stop = useStore.subscribe(({ theme }) => seen.push(theme));
    const { rerender } = render(<Page key="/kontakt/" theme="yellow" />);
    rerender(<Page key="/" theme="light" />);
    stop();
    expect(seen[0]).toBe('yellow');
    expect(seen.slice(1).every((theme) => theme === 'light')).toBe(true);
    expect(seen.length).toBeGreaterThan(1);
  });

  it('can be set to another value while the page is shown', () => {
    render(<Page theme="light" />);
    useStore.getState().setTheme('yellow');
    expect(useStore.getState().theme).toBe('yellow');
    useStore.getState().setTheme('light');
    expect(useStore.getState().theme).toBe('light');
  });
});

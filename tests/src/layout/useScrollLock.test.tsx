import { renderHook } from '@testing-library/react';
import { useScrollLock } from '../../../src/layout/Layout/useScrollLock';

const lock = () =>
  renderHook(({ isLocked }) => useScrollLock(isLocked), { initialProps: { isLocked: true } });

const overflow = () => document.body.style.overflow;

it('is held until the last of several locks ends, in any order', () => {
  document.body.style.overflow = 'clip';
  const menu = lock();
  const overlay = lock();
  menu.rerender({ isLocked: false });
  expect(overflow()).toBe('hidden');
  overlay.unmount();
  expect(overflow()).toBe('clip');
  document.body.style.overflow = '';
});

it('keeps the space of the scrollbar as long as it is held', () => {
  const root = document.documentElement;
  jest.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const { unmount } = lock();
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('stable');
  unmount();
  expect(root.style.getPropertyValue('scrollbar-gutter')).toBe('');
});

import { fireEvent, render, screen } from '@testing-library/react';
import * as stories from '../../../stories/layout/BackToTop.stories';
import { composeStories } from '../../helpers/stories';

const { Default } = composeStories(stories);

const FOOTER_HEIGHT_PX = 900;

/** Scrolls to a position (px) of a page of 3,000 px, of which the last 900 are the footer. */
function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
  jest.advanceTimersToNextFrame();
}

beforeEach(() => {
  jest.useFakeTimers();
  const footer = document.createElement('footer');
  footer.getBoundingClientRect = () =>
    new DOMRect(0, 3000 - FOOTER_HEIGHT_PX - window.scrollY, 1280, FOOTER_HEIGHT_PX);
  document.body.append(footer);
});

afterEach(() => {
  jest.useRealTimers();
  document.querySelector('footer')?.remove();
});

it('is there on the way up beyond 300 px, over the footer in its colors', () => {
  render(<Default />);
  const link = screen.getByRole('link', { hidden: true });
  scrollTo(2200);
  expect(link).toHaveAttribute('data-visible', 'false');
  scrollTo(2100);
  expect(link).toHaveAttribute('data-visible', 'true');
  expect(link).toHaveAttribute('data-theme', 'dark');
  scrollTo(400);
  expect(link).toHaveAttribute('data-visible', 'true');
  expect(link).not.toHaveAttribute('data-theme');
  scrollTo(300);
  expect(link).toHaveAttribute('data-visible', 'false');
});

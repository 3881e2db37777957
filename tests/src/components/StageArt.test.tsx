import { render } from '@testing-library/react';
import * as stories from '../../../stories/components/StageArt.stories';
import { composeStories } from '../../helpers/stories';

const { Default, Tall, Moving } = composeStories(stories);

const drawing = () => document.querySelector('svg');

it('says nothing to those who do not see it', () => {
  render(<Default />);
  expect(drawing()).toHaveAttribute('aria-hidden', 'true');
});

it('is composed for wide and for upright areas', () => {
  const { unmount } = render(<Default />);
  expect(drawing()).toHaveAttribute('viewBox', '0 0 1600 900');
  unmount();
  render(<Tall />);
  expect(drawing()).toHaveAttribute('viewBox', '0 0 900 1600');
});

it('stands still unless it is asked to move', () => {
  const { unmount } = render(<Default />);
  expect(drawing()).not.toHaveAttribute('data-drift');
  unmount();
  render(<Moving />);
  expect(drawing()).toHaveAttribute('data-drift', 'running');
});

it('cuts its overlaps with clips of its own, so that two drawings may share a page', () => {
  render(
    <>
      <Default />
      <Tall />
    </>,
  );
  const ids = [...document.querySelectorAll('clipPath')].map((clip) => clip.id);
  expect(ids).toHaveLength(16);
  expect(new Set(ids).size).toBe(16);
});

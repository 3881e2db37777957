import { render, screen } from '@testing-library/react';
import { Picture } from '../../../src/components/Picture/Picture';
import * as stories from '../../../stories/components/Picture.stories';
import { bikePicture, loudPicture } from '../../../stories/fixtures/posterPictures';
import { composeStories } from '../../helpers/stories';

const { Default, WithNarrow } = composeStories(stories);

it('keeps its room while it loads and waits until it is needed', () => {
  render(<Default />);
  const image = screen.getByRole('img', { name: loudPicture.alt });
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '900');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('srcset');
  expect(image).not.toHaveAttribute('sizes');
});

it('is loaded at once where it is in view first', () => {
  render(<WithNarrow />);
  const image = screen.getByRole('img', { name: bikePicture.alt });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

it('shows its narrow composition below the layout step, with the room that one needs', () => {
  const { container } = render(<WithNarrow />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('media', '(max-width: 767.98px)');
  expect(source).toHaveAttribute('srcset', '/posters/rollwerk-p.svg');
  expect(source).toHaveAttribute('width', '960');
  expect(source).toHaveAttribute('height', '1200');
});

it('tells the browser the widths of all its files', () => {
  const srcSet = '/a-480.avif 480w, /a-960.avif 960w';
  const { container } = render(
    <Picture
      picture={{
        ...bikePicture,
        wide: { ...bikePicture.wide, srcSet },
        narrow: { ...bikePicture.wide, srcSet },
      }}
      sizes="50vw"
    />,
  );
  expect(container.querySelector('img')).toHaveAttribute('srcset', srcSet);
  expect(container.querySelector('img')).toHaveAttribute('sizes', '50vw');
  expect(container.querySelector('source')).toHaveAttribute('srcset', srcSet);
  expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw');
});

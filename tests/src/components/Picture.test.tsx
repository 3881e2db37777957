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
  expect(source).toHaveAttribute('media', '(max-width: 47.999em)');
  expect(source).toHaveAttribute('srcset', '/posters/rollwerk-p.svg');
  expect(source).toHaveAttribute('width', '960');
  expect(source).toHaveAttribute('height', '1200');
});

const jpeg = { srcSet: '/a-480.jpg 480w, /a-960.jpg 960w', sizes: '50vw' };
const avif = { srcSet: '/a-480.avif 480w, /a-960.avif 960w', sizes: '50vw', width: 1600, height: 900 };
const photo = {
  ...bikePicture,
  wide: { ...bikePicture.wide, ...jpeg },
  sources: [{ ...avif, type: 'image/avif' }],
};

it('offers a photograph in several formats, with the widths of all its files', () => {
  const { container } = render(<Picture picture={photo} />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).not.toHaveAttribute('media');
  for (const [element, srcSet] of [
    [container.querySelector('img'), jpeg.srcSet] as const,
    [source, avif.srcSet] as const,
  ]) {
    expect(element).toHaveAttribute('srcset', srcSet);
    expect(element).toHaveAttribute('sizes', '50vw');
  }
});

it('is chosen for another width where it is enlarged', () => {
  const { container } = render(<Picture picture={photo} sizes="100vw" />);
  expect(container.querySelector('img')).toHaveAttribute('sizes', '100vw');
  expect(container.querySelector('source')).toHaveAttribute('sizes', '100vw');
});

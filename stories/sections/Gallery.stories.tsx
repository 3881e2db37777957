import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../src/sections/Gallery/Gallery';
import { grounds } from '../components/Grounds';
import { galleryBlock } from '../fixtures/blocks';

/** Width on a phone. */
const column = css`
  max-width: 328px;
`;

const drawn = galleryBlock.items.slice(0, 2);

const meta = {
  component: Gallery,
  // Drawings only: reference images of photographs are large, and the story of Picture has one.
  args: { block: { ...galleryBlock, items: [...drawn, ...drawn] }, layout: 'split' },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Drawings and photographs together. */
export const Mixed: Story = { tags: ['no-picture'], args: { block: galleryBlock } };

/** With an odd number, the last one is on its own. */
export const Odd: Story = {
  tags: ['no-picture'],
  args: { block: { ...galleryBlock, items: galleryBlock.items.slice(0, 3) } },
};

/** In one column, as in a press release. */
export const InArticle: Story = { tags: ['no-picture'], args: { layout: 'flow' } };

export const Grounds: Story = grounds(Gallery, {
  longest: {
    block: {
      type: 'gallery',
      heading: 'Straßen\u00ADbahn\u00ADhalte\u00ADstellen\u00ADansage\u00ADstimmen',
      items: drawn.map((item) => ({
        ...item,
        caption: 'Straßenbahnhaltestellenansagestimmen, von vorn fotografiert.',
      })),
    },
  },
  english: {
    block: {
      type: 'gallery',
      heading: 'Before and after painting',
      items: drawn.map((item) => ({ ...item, caption: 'Stain no. 17 in light from a window.' })),
    },
  },
  draw: (args) => (
    <div className={column}>
      <Gallery {...args} />
    </div>
  ),
});

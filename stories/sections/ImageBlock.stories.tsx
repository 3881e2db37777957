import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageBlock } from '../../src/sections/ImageBlock/ImageBlock';
import { imageBlock } from '../fixtures/blocks';
import { longestImage } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

/** Width on a phone; a wider one would only show more of the poster. */
const column = css`
  max-width: 328px;
`;

const meta = {
  component: ImageBlock,

  args: { block: imageBlock, layout: 'split' },
} satisfies Meta<typeof ImageBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// Renders exactly as in a split layout.
export const InArticle: Story = { tags: ['no-picture'], args: { layout: 'flow' } };

export const WithoutCaption: Story = {
  tags: ['no-picture'],
  args: { block: { type: 'image', picture: imageBlock.picture } },
};

export const Grounds: Story = {
  args: { block: { ...imageBlock, picture: longestImage.picture } },
  ...grounds(ImageBlock, {
    longest: { block: longestImage },
    english: { block: { ...longestImage, caption: 'Series A, 38 excuses with a “but”. Proof of 14 April.' } },
    draw: (args) => (
      <div className={column}>
        <ImageBlock {...args} />
      </div>
    ),
  }),
};

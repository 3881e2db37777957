import type { Meta, StoryObj } from '@storybook/react-vite';
import { Quote } from '../../src/sections/Quote/Quote';
import { picturedQuoteBlock, quoteBlock } from '../fixtures/blocks';
import { tracksPicture } from '../fixtures/posterPictures';
import { grounds } from '../components/Grounds';

const meta = {
  component: Quote,

  args: { block: quoteBlock, layout: 'split' },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  tags: ['no-picture'],
  args: {
    block: {
      type: 'quote',
      text: 'For the first time people photographed our posters instead of overlooking them.',
      attribution: 'Head of communications, Rollwerk',
    },
  },
  globals: { locale: 'en' },
};

export const InArticle: Story = { args: { layout: 'flow' } };

/** With a drawing, because reference images of photographs are large. */
export const WithPicture: Story = {
  args: {
    block: { ...picturedQuoteBlock, attribution: 'Leitung Sortiment, Grünspan', picture: tracksPicture },
  },
};

export const Longest: Story = {
  tags: ['no-picture'],
  args: {
    block: {
      type: 'quote',
      text: 'Wir haben 17 Plakate bezahlt, auf denen steht, dass man uns heute nicht braucht, und eines davon hängt seitdem in der Straßen\u00ADbahn\u00ADhalte\u00ADstelle vor unserem Haus.',
      attribution: 'Leitung Kommunikation und Straßenbahnhaltestellenansagestimmen, Rollwerk',
    },
  },
};

export const Grounds: Story = grounds(Quote, { longest: Longest.args, english: English.args });

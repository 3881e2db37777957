import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterTeaser } from '../../src/components/PosterTeaser/PosterTeaser';
import { caseTeasers, longTeaser } from '../fixtures/teasers';
import { grounds } from './Grounds';

const [bike = longTeaser] = caseTeasers;

/** As wide as a column: what is wider shows only more of the poster. */
const column = css`
  max-width: 328px;
`;

const meta = {
  component: PosterTeaser,
  args: { teaser: bike, level: 2 },
} satisfies Meta<typeof PosterTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestTitle: Story = { tags: ['no-picture'], args: { teaser: longTeaser } };

/** News, a release or an event: its tag has the colour of its kind and stands beside the day. */
export const Dated: Story = {
  args: { teaser: { ...bike, eyebrow: '26. November 2026', tag: 'Event', kind: 'event' } },
};

/** A German page on an English one. */
export const OtherLanguage: Story = {
  tags: ['no-picture'],
  args: { teaser: { ...bike, hreflang: 'de' } },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(PosterTeaser, {
  longest: LongestTitle.args,
  english: { teaser: { ...bike, title: 'Two wheels, no excuses', tag: 'Campaign' } },
  draw: (args) => (
    <div className={column}>
      <PosterTeaser {...args} />
    </div>
  ),
});

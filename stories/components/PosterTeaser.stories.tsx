import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PosterTeaser } from '../../src/components/PosterTeaser/PosterTeaser';
import { expect, userEvent, waitFor } from 'storybook/test';
import { caseTeasers, longTeaser } from '../fixtures/teasers';
import { grounds } from './Grounds';

const [bike = longTeaser] = caseTeasers;

/** As wide as a column: a wider one would only show more of the poster. */
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

/** News, press release or event: the tag has the colour of its kind and appears next to the date. */
export const Dated: Story = {
  args: { teaser: { ...bike, eyebrow: '26. November 2026', tag: 'Event', kind: 'event' } },
};

/** A German page linked from an English one. */
export const OtherLanguage: Story = {
  tags: ['no-picture'],
  args: { teaser: { ...bike, hreflang: 'de' } },
  globals: { locale: 'en' },
};

/** The case's number covers its poster on hover and focus, and always on devices without hover. */
export const Number: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: /Zwei Räder, keine Ausrede.*112 Ausreden/ });
    const plate = canvas.getByText('112').parentElement as HTMLElement;
    const isShown = () => getComputedStyle(plate).clipPath === 'inset(0px)';
    await step('is not there before', async () => {
      const isHovering = matchMedia('(hover: hover) and (pointer: fine)').matches;
      await expect(isShown()).toBe(!isHovering);
    });
    await step('comes with the focus of the keyboard', async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await waitFor(() => expect(isShown()).toBe(true));
    });
    await step('lies on the poster and leaves the title free', async () => {
      const [poster] = link.children;
      const [onPoster, own] = [poster?.getBoundingClientRect(), plate.getBoundingClientRect()];
      await expect(own.bottom).toBeLessThanOrEqual((onPoster?.bottom ?? 0) + 0.5);
      await expect(own.right).toBeLessThanOrEqual((onPoster?.right ?? 0) + 0.5);
    });
  },
};

/** The longest number with the longest word, at the narrowest width. */
export const LongestNumber: Story = {
  ...Number,
  tags: ['no-picture'],
  args: { teaser: { ...longTeaser, title: bike.title } },
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByText('98.765')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Grounds: Story = grounds(PosterTeaser, {
  longest: LongestTitle.args,
  english: {
    teaser: {
      ...bike,
      title: 'Two wheels, no excuses',
      tag: 'Campaign',
      number: { value: '112', counts: 'excuses, each at its own light' },
    },
  },
  draw: (args) => (
    <div className={column}>
      <PosterTeaser {...args} />
    </div>
  ),
});

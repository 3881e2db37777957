import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Faq } from '../../src/sections/Faq/Faq';
import { faqBlock } from '../fixtures/blocks';
import { englishFaq } from '../fixtures/englishBlocks';
import { longestFaq } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Faq,

  args: { block: faqBlock, layout: 'split' },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InArticle: Story = { args: { layout: 'flow' } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishFaq },
  globals: { locale: 'en' },
};

/** Answers open one by one and stay open; each is linked to its question for assistive technology. */
export const Opened: Story = {
  play: async ({ canvas, step }) => {
    const [first, second] = canvas.getAllByRole('group');
    await step('a hand opens the first', async () => {
      await userEvent.click(canvas.getByText('Muss ich mein Wunschgehalt nennen?'));
      await expect(first).toHaveAttribute('open');
      await expect(second).not.toHaveAttribute('open');
      await expect(canvas.getByText(/Das Feld ist freiwillig/)).toBeVisible();
    });
    await step('a second press closes it', async () => {
      await userEvent.click(canvas.getByText('Muss ich mein Wunschgehalt nennen?'));
      await expect(first).not.toHaveAttribute('open');
    });
    await step('the second opens', async () => {
      await userEvent.click(canvas.getByText('Kann ich mich auf mehrere Stellen bewerben?'));
      await expect(second).toHaveAttribute('open');
    });
  },
};

export const Grounds: Story = grounds(Faq, { longest: { block: longestFaq }, english: English.args });

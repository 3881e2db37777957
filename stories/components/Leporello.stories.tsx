import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Leporello } from '../../src/components/Leporello/Leporello';
import { cities } from '../fixtures/teasers';
import { grounds } from './Grounds';

const meta = {
  component: Leporello,
  parameters: { layout: 'fullscreen' },
  args: { cities, current: 'wien' },
} satisfies Meta<typeof Leporello>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-picture'] };

/** Without a current city, the first one is open. */
export const NoCurrentCity: Story = { tags: ['no-picture'], args: { current: undefined } };

/** Two cities suffice to show the effect of the ground. */
const twoCities = cities.filter(({ id }) => ['duesseldorf', 'wien'].includes(id));
const namedAnew = (name: string) =>
  twoCities.map((city) => (city.id === 'wien' ? { ...city, city: name } : city));

export const Grounds: Story = {
  tags: ['no-picture'],
  args: { cities: twoCities },
  ...grounds(Leporello, {
    longest: { cities: namedAnew('Straßenbahnhaltestellenansagestimmenstadt Wien') },
    english: { cities: namedAnew('Vienna') },
    isBleed: true,
  }),
};

const openCities = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-open="true"]')].map((strip) => strip.textContent);

/** Strips open by pointer and by keyboard; only one is open at a time. */
export const Unfolded: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, step }) => {
    await expect(openCities(canvasElement)).toEqual(['Wien']);
    await step('a hand', async () => {
      await userEvent.hover(canvas.getByRole('link', { name: 'Hamburg' }));
      await expect(openCities(canvasElement)).toEqual(['Hamburg']);
    });
    await step('the keyboard', async () => {
      await userEvent.unhover(canvas.getByRole('link', { name: 'Hamburg' }));
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Wien' })).toHaveFocus();
      await expect(openCities(canvasElement)).toEqual(['Wien']);
    });
    await step('the page’s own city stays marked', async () => {
      await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Wien');
    });
  },
};

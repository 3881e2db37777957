import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Mixer } from '../../src/sections/Mixer/Mixer';
import { grounds } from '../components/Grounds';
import { englishMixer, longestMixer, mixerBlock, neighboursBlock } from '../fixtures/mixers';

const meta = {
  component: Mixer,
  parameters: { layout: 'fullscreen' },
  args: { block: mixerBlock, layout: 'split' },
} satisfies Meta<typeof Mixer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-picture'], globals: { theme: 'dark' } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishMixer },
  globals: { locale: 'en', theme: 'dark' },
};

/** On the page of a pair: the current plates are marked, and every other plate links to its pair. */
export const Neighbours: Story = {
  tags: ['no-picture'],
  args: { block: neighboursBlock },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links.slice(0, 3)).toEqual([
      ['Öffent\u00ADlichkeit + Klang', '/services/oeffentlichkeit-klang/'],
      ['Kampagne + Öffent\u00ADlichkeit', '/services/kampagne-oeffentlichkeit/'],
      ['Alle Platten mischen', '/services/'],
    ]);
    const current = canvasElement.querySelectorAll('[aria-current]');
    await expect([...current].map((plate) => plate.textContent)).toEqual(['Kampagne', 'Klang']);
  },
};

/** CSS alone shows the selection: by keyboard, in both orders, and with the same plate twice. */
export const Chosen: Story = {
  tags: ['no-picture'],
  globals: { theme: 'dark' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const said = () => canvas.getByRole('status').innerText.replaceAll('\u00ad', '').split('\n')[0];
    const shownLinks = () => canvas.queryAllByRole('link').map((link) => link.getAttribute('href'));
    const shownPictures = () =>
      [...canvasElement.querySelectorAll('img')].filter((image) => image.checkVisibility()).length;
    const second = within(canvas.getByRole('group', { name: 'Zweite Platte' }));
    await step('the pair that is open says its word, its case and its address', async () => {
      await expect(said()).toBe('Ohrwurm');
      await expect(shownLinks()).toEqual(['/work/hoerfein-leise/', '/services/kampagne-klang/']);
      await expect(shownPictures()).toBe(1);
    });
    await step('the arrow keys change a plate', async () => {
      second.getByRole<HTMLInputElement>('radio', { name: /Klang/ }).focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(said()).toBe('Stadtgespräch');
    });
    await step('the same plate twice fits exactly and leads nowhere', async () => {
      await userEvent.click(second.getByRole('radio', { name: 'Kampagne' }));
      await expect(said()).toBe('Deckungsgleich');
      await expect(shownLinks()).toEqual([]);
      await expect(shownPictures()).toBe(1);
    });
    await step('the order of the plates does not matter; who is the first finds the way to ask', async () => {
      const first = within(canvas.getByRole('group', { name: 'Erste Platte' }));
      await userEvent.click(first.getByRole('radio', { name: /Klang/ }));
      await expect(said()).toBe('Ohrwurm');
      await userEvent.click(second.getByRole('radio', { name: /Öffent/ }));
      await expect(said()).toBe('Stimme');
      await expect(shownLinks()).toEqual(['/kontakt/', '/services/oeffentlichkeit-klang/']);
    });
  },
};

export const Grounds: Story = grounds(Mixer, {
  longest: { block: longestMixer },
  english: English.args,
});

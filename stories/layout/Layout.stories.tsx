import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { MENU_CLOSE_MS, MENU_OPEN_MS } from '../../src/config/timers';
import { Layout } from '../../src/layout/Layout/Layout';
import { englishNavigation, longNavigation, navigation } from '../fixtures/navigation';

const meta = {
  title: 'layout/Layout',
  component: Layout,
  parameters: { layout: 'fullscreen', path: '/work/' },
  args: {
    navigation,
    languages: { de: '/', en: '/en/' },
    locale: 'de',
    path: '/work/',
    children: <h1>Arbeiten</h1>,
  },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: { navigation: englishNavigation, locale: 'en', path: '/en/jobs/', children: <h1>Jobs</h1> },
  globals: { locale: 'en' },
  parameters: { path: '/en/jobs/' },
};

export const OneLanguage: Story = { globals: { theme: 'yellow' }, args: { languages: { de: '/work/' } } };

export const LongTitles: Story = { globals: { theme: 'blue' }, args: { navigation: longNavigation } };

/** `hideHeader` of the specification, for campaign pages; no page uses it. */
export const HiddenHeader: Story = {
  args: { hideHeader: true },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('banner', { hidden: true })).toHaveAttribute('data-hidden', 'true'),
    );
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** The burger opens the menu, the focus stays within it, Escape closes it and restores the focus. */
export const MenuByKeyboard: Story = {
  globals: { viewport: { value: 'xs' } },
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, step }) => {
    const burger = await canvas.findByRole('button', { name: 'Menü' });
    const menu = canvasElement.querySelector('#site-menu');
    await step('open', async () => {
      burger.focus();
      await userEvent.keyboard('{Enter}');
      await expect(burger).toHaveAttribute('aria-expanded', 'true');
      await expect(menu).toContainElement(document.activeElement as HTMLElement);
      await waitFor(() => expect(menu).toHaveAttribute('data-state', 'opened'), {
        timeout: MENU_OPEN_MS * 3,
      });
      await expect(document.body).toHaveStyle({ overflow: 'hidden' });
    });
    await step('the page behind is out of reach', async () => {
      await expect(canvasElement.querySelector('main')).toHaveAttribute('inert');
    });
    await step('round', async () => {
      burger.focus();
      await userEvent.tab();
      await expect(menu).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
      await expect(burger).toHaveFocus();
    });
    await step('close', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(burger).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(menu).toHaveAttribute('data-state', 'closed'), {
        timeout: MENU_CLOSE_MS * 3,
      });
      await expect(burger).toHaveFocus();
      await expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    });
  },
};

/** The first Tab stop is a link that skips the header. */
export const SkipLink: Story = {
  globals: { theme: 'lime' },
  // While shown it covers the logo, which reappears at the next Tab stop.
  parameters: { a11y: { options: { rules: { 'target-size': { enabled: false } } } } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#main');
  },
};

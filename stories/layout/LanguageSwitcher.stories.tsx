import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSwitcher } from '../../src/layout/LanguageSwitcher/LanguageSwitcher';
import { grounds } from '../components/Grounds';

const meta = {
  component: LanguageSwitcher,
  args: { languages: { de: '/presse/', en: '/en/press/' }, locale: 'de', names: 'short' },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FullNames: Story = { args: { names: 'full' } };

export const English: Story = { args: { locale: 'en' }, globals: { locale: 'en' } };

export const OnlyOne: Story = { tags: ['no-picture'], args: { languages: { de: '/about/' } } };

/** Each link is in its own language; that of the current page is marked. */
export const LeadsToTheTranslation: Story = {
  args: { names: 'full' },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('href', '/en/press/');
    await expect(english).toHaveAttribute('hreflang', 'en');
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current');
  },
};

export const Grounds: Story = grounds(LanguageSwitcher, { english: English.args });

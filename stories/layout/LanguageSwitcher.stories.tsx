import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitcher } from '../../src/layout/LanguageSwitcher/LanguageSwitcher';

const meta = {
  component: LanguageSwitcher,
  args: { languages: { de: '/presse/', en: '/en/press/' }, locale: 'de', names: 'short' },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FullNames: Story = { args: { names: 'full' } };

export const English: Story = { args: { locale: 'en' }, globals: { locale: 'en' } };

export const OnlyOne: Story = { args: { languages: { de: '/about/' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { MobileMenu } from '../../src/layout/MobileMenu/MobileMenu';
import { englishNavigation, longNavigation, navigation } from '../fixtures/navigation';

const meta = {
  component: MobileMenu,
  parameters: { layout: 'fullscreen', path: '/jobs/' },
  args: {
    id: 'site-menu',
    menu: 'opened',
    navigation,
    languages: { de: '/jobs/', en: '/en/jobs/' },
    locale: 'de',
    path: '/jobs/',
    panelRef: createRef<HTMLDivElement>(),
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: { navigation: englishNavigation, locale: 'en', path: '/en/jobs/' },
  globals: { locale: 'en' },
};

export const LongTitles: Story = { args: { navigation: longNavigation } };

export const Closed: Story = { tags: ['no-picture'], args: { menu: 'closed' } };

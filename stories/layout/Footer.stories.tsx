import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from '../../src/layout/Footer/Footer';
import { englishNavigation, navigation } from '../fixtures/navigation';

const meta = {
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { navigation, path: '/', isInert: false },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: { navigation: englishNavigation, path: '/en/' },
  globals: { locale: 'en' },
};

/** Titles that wrap. */
export const LongTitles: Story = {
  args: {
    navigation: {
      ...navigation,
      footer: navigation.footer.map((column) => ({
        ...column,
        title: `${column.title} und Nachbarschaft`,
        items: column.items.map((item) => ({
          ...item,
          titleNavigation: `${item.titleNavigation} und Unternehmenskommunikation`,
        })),
      })),
    },
  },
};

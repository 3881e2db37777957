import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Header, type HeaderProps } from '../../src/layout/Header/Header';
import { englishNavigation, longNavigation, navigation } from '../fixtures/navigation';
import { grounds } from '../components/Grounds';

/** The header as it reappears on scrolling up, since stories do not scroll. */
function Scrolled(props: HeaderProps) {
  const { headerRef } = props;
  useEffect(() => headerRef.current?.setAttribute('data-bar', 'true'), [headerRef]);
  return <Header {...props} />;
}

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen', path: '/work/' },
  args: {
    navigation,
    languages: { de: '/work/', en: '/en/' },
    locale: 'de',
    path: '/work/',
    menu: 'closed',
    menuId: 'site-menu',
    onBurger: () => {},
    headerRef: createRef<HTMLElement>(),
    burgerRef: createRef<HTMLButtonElement>(),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  tags: ['no-picture'],
  args: { navigation: englishNavigation, locale: 'en', path: '/en/jobs/' },
  globals: { locale: 'en' },
  parameters: { path: '/en/jobs/' },
};

export const LongTitles: Story = { tags: ['no-picture'], args: { navigation: longNavigation } };

/** The menu opened by the burger is rendered outside the header, so an empty element replaces it. */
export const MenuOpened: Story = {
  args: { menu: 'opened' },
  globals: { theme: 'yellow', viewport: { value: 'xs' } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="site-menu" />
      </>
    ),
  ],
};

export const ScrolledUp: Story = { render: (args) => <Scrolled {...args} /> };

export const Hidden: Story = {
  tags: ['no-picture'],
  args: { hide: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.headerRef.current).toHaveAttribute('data-hidden', 'true'));
  },
};

export const Grounds: Story = grounds(Header, {
  longest: LongTitles.args,
  english: English.args,
  draw: (args) => <Header {...args} headerRef={createRef()} burgerRef={createRef()} />,
  isBleed: true,
  isFixed: true,
});

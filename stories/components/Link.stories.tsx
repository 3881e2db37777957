import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../src/components/Link/Link';
import { grounds } from './Grounds';

const meta = {
  component: Link,
  args: { href: '/work/', children: 'Alle Arbeiten' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherHost: Story = {
  args: { href: 'https://ansagen.example/', isExternal: true, children: 'Ansagen' },
};

/** An English page with a link to a German one. */
export const OtherLanguage: Story = {
  args: { href: '/impressum/', hreflang: 'de', children: 'Imprint' },
  globals: { locale: 'en' },
};

export const Email: Story = { args: { href: 'mailto:hallo@sff.example', children: 'hallo@sff.example' } };

export const File: Story = {
  tags: ['no-picture'],
  args: { href: '/posters/slide.svg', download: 'plakat.svg', children: 'Plakat als SVG' },
};

/** States what visitors must know before following a link: new tab, other language. */
export const SaysWhereItLeads: Story = {
  tags: ['no-picture'],
  globals: { locale: 'en' },
  render: () => (
    <>
      <Link href="https://ansagen.example/" isExternal>
        Ansagen
      </Link>
      <Link href="/impressum/" hreflang="de">
        Imprint
      </Link>
    </>
  ),
  play: async ({ canvas }) => {
    const external = canvas.getByRole('link', { name: /^Ansagen \(.*tab\)$/ });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: /^Imprint \(.*German.*\)$/ })).toHaveAttribute(
      'hreflang',
      'de',
    );
  },
};

export const Grounds: Story = grounds(Link, {
  longest: { children: 'Straßenbahnhaltestellenansagestimmenverzeichnis' },
  english: { href: '/en/press/', children: 'All releases' },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHead } from '../../src/components/SectionHead/SectionHead';
import { grounds } from './Grounds';

const meta = {
  component: SectionHead,
  args: {
    heading: 'Frisch gedruckt',
    link: { label: 'News & Presse', href: '/news/', isExternal: false },
  },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestHeading: Story = {
  tags: ['no-picture'],
  args: {
    heading:
      'Sieben Häuser, eine Kasse und eine Straßen\u00ADbahn\u00ADhalte\u00ADstellen\u00ADansage, die seit dem ersten Tag zu früh kommt',
  },
};

export const HeadingOnly: Story = { args: { heading: 'Arbeiten', link: undefined, size: 'd1' } };

export const English: Story = {
  tags: ['no-picture'],
  args: {
    heading: 'Fresh off the press',
    link: { label: 'All releases', href: '/en/press/', isExternal: false },
  },
  globals: { locale: 'en' },
};

/** A note appears below the line, also on its own. */
export const WithNote: Story = {
  tags: ['no-picture'],
  args: {
    note: [
      'Was wir melden, steht zuerst hier. Für alles andere: ',
      { label: 'Pressekontakt', href: '/kontakt/', isExternal: false },
      '.',
    ],
  },
};

/** Without heading, link and note, nothing is rendered, not even a gap. */
export const Empty: Story = {
  args: { heading: undefined, link: undefined },
  tags: ['no-picture'],
};

export const Grounds: Story = grounds(SectionHead, { longest: LongestHeading.args, english: English.args });

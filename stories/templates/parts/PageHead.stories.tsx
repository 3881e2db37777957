import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from '../../../src/templates/parts/PageHead';
import { grounds } from '../../components/Grounds';

const meta = {
  component: PageHead,
  args: { title: 'Sieben Platten', lead: ['Sieben Disziplinen, von denen nie eine allein druckt.'] },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { lead: undefined } };

/** A long title automatically gets a smaller size of the scale. */
export const LongestTitle: Story = {
  args: {
    title:
      'SFF eröffnet in Wien ein Haus für Klang, Sprache und Straßen\u00ADbahn\u00ADhalte\u00ADstellen\u00ADansagen',
    eyebrow: 'Arbeitsgemeinschaft der Nahverkehrsunternehmen im südlichen Ostheim',
  },
};

export const PressRelease: Story = {
  args: {
    title: 'Ein Haus für Klang',
    kind: 'press',
    place: 'Wien',
    date: { iso: '2026-11-12', text: '12. November 2026' },
  },
};

export const PastEvent: Story = {
  args: {
    title: 'Was wir wissen',
    kind: 'event',
    eyebrow: 'Drei Tage Andruck',
    remark: 'Diese Veranstaltung ist vorbei.',
  },
  globals: { theme: 'yellow' },
};

export const English: Story = {
  args: {
    title: 'A house for sound',
    kind: 'press',
    place: 'Vienna',
    date: { iso: '2026-11-12', text: '12 November 2026' },
    lead: ['24 people work on voices, announcements and audio drama.'],
  },
  globals: { locale: 'en' },
};

export const Grounds: Story = {
  tags: ['picture'],
  ...grounds(PageHead, { longest: LongestTitle.args, english: English.args }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { ApplyBar } from '../../../src/templates/parts/ApplyBar';
import { grounds } from '../../components/Grounds';

const meta = {
  component: ApplyBar,
  args: {
    link: { label: 'Jetzt bewerben', href: '/jobs/application/texterin-texter-4112/', isExternal: false },
    highlight: '45.000–54.000\u00A0€ brutto im Jahr',
    insteadOf: createRef<HTMLElement>(),
  },
  parameters: { layout: 'fullscreen' },
  // From 768 px on, the link is next to the text instead.
  globals: { viewport: { value: 'xs' } },
} satisfies Meta<typeof ApplyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = {
  args: {
    link: { label: 'Apply now', href: '/en/jobs/application/art-direction-4115/', isExternal: false },
    highlight: '€48,000 – €55,000 a year before tax',
  },
  globals: { locale: 'en', viewport: { value: 'xs' } },
};

export const Grounds: Story = {
  tags: ['picture'],
  ...grounds(ApplyBar, {
    longest: {
      link: { label: 'Stellenbewerbung', href: '/jobs/application/texterin-texter-4112/', isExternal: false },
      highlight: 'Mindestgehaltsangabe laut Kollektivvertrag: 45.000–54.000\u00A0€ brutto im Jahr',
    },
    english: English.args,
    isBleed: true,
  }),
};

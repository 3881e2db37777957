import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from '../../src/components/Breadcrumb/Breadcrumb';
import { grounds } from './Grounds';

const meta = {
  component: Breadcrumb,
  args: {
    label: 'Wo diese Seite steht',
    steps: [
      { label: 'SFF', href: '/', isExternal: false },
      { label: 'Jobs', href: '/jobs/', isExternal: false },
      { label: 'Praktikum Strategie', href: '/jobs/praktikum-strategie-4103/', isExternal: false },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitle: Story = {
  tags: ['no-picture'],
  args: {
    steps: [
      { label: 'SFF', href: '/', isExternal: false },
      { label: 'Jobs', href: '/jobs/', isExternal: false },
      {
        label:
          'Personalreferat für Straßenbahnhaltestellenansagestimmen in Frankfurt, Stuttgart und Düsseldorf',
        href: '/jobs/personalreferat-4178/',
        isExternal: false,
      },
    ],
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: {
    label: 'Where you are',
    steps: [
      { label: 'SFF', href: '/en/', isExternal: false },
      { label: 'Jobs', href: '/en/jobs/', isExternal: false },
      { label: 'Art Direction', href: '/en/jobs/art-direction-4115/', isExternal: false },
    ],
  },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(Breadcrumb, { longest: LongTitle.args, english: English.args });

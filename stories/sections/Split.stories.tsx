import type { Meta, StoryObj } from '@storybook/react-vite';
import { Split } from '../../src/sections/Split/Split';
import { grounds } from '../components/Grounds';

const meta = {
  component: Split,
  args: {
    heading: 'Links steht, worum es geht',
    layout: 'split',
    children: <p>Rechts steht, was es ist.</p>,
  },
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Flow: Story = { args: { layout: 'flow' } };

export const LongestHeading: Story = {
  tags: ['no-picture'],
  args: {
    heading:
      'Straßen\u00ADbahn\u00ADhalte\u00ADstellen\u00ADansage\u00ADstimmen und andere Dinge, die man erst vermisst, wenn sie schweigen',
  },
};

export const WithoutHeading: Story = { args: { heading: undefined } };

export const Grounds: Story = grounds(Split, {
  longest: LongestHeading.args,
  english: { heading: 'On the left: what it is about', children: <p>On the right: what it is.</p> },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Served } from '../../src/sections/Served/Served';
import {
  servedApplication,
  servedQuestion,
  servedQuestionInEnglish,
  servedRefusal,
  servedTrouble,
} from '../fixtures/servedViews';
import { longestServed } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Served,
  args: { block: { type: 'served', view: servedApplication } },
} satisfies Meta<typeof Served>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The applicant's own page, right after sending. */
export const Default: Story = {};

/** Confirmation of an irreversible action. */
export const Question: Story = {
  tags: ['no-picture'],
  args: { block: { type: 'served', view: servedQuestion } },
};

/** The input is invalid. */
export const Refused: Story = {
  tags: ['no-picture'],
  args: { block: { type: 'served', view: servedRefusal } },
};

/** The input could not be stored, and can be sent again. */
export const Trouble: Story = {
  tags: ['no-picture'],
  args: { block: { type: 'served', view: servedTrouble } },
};

/** The confirmation, which is the shortest of these pages. */
export const Grounds: Story = {
  args: { block: { type: 'served', view: servedQuestion } },
  ...grounds(Served, {
    longest: { block: longestServed },
    english: { block: { type: 'served', view: servedQuestionInEnglish } },
  }),
};

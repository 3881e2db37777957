import type { Meta, StoryObj } from '@storybook/react-vite';
import { PassHead } from '../../../src/templates/parts/PassHead';
import { bikeCase, loudCase } from '../../fixtures/caseContents';

/* Pictured as part of a case page. */
const meta = {
  component: PassHead,
  tags: ['no-picture'],
  args: { pass: 'problem', passes: bikeCase.passes, ...(bikeCase.number && { number: bikeCase.number }) },
} satisfies Meta<typeof PassHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Problem: Story = { globals: { theme: 'yellow' } };

export const Work: Story = { args: { pass: 'work' }, globals: { theme: 'blue' } };

export const Result: Story = { args: { pass: 'result' }, globals: { theme: 'lime' } };

/** A case without a number. */
export const ResultWithoutNumber: StoryObj<typeof PassHead> = {
  render: () => <PassHead pass="result" passes={loudCase.passes} />,
  globals: { theme: 'lime' },
};

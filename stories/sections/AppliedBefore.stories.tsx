import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppliedBefore } from '../../src/sections/SavedJobs/AppliedBefore';
import { grounds } from '../components/Grounds';
import { rememberingApplication } from '../fixtures/remembering';

const meta = {
  component: AppliedBefore,
  args: { id: '4112' },
  // The device's memory is only available to scripts.
  parameters: { staticMarkup: false },
  beforeEach: rememberingApplication('4112', 'Texterin / Texter für Klang und Sprache'),
} satisfies Meta<typeof AppliedBefore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-picture'] };

export const Grounds: Story = grounds(AppliedBefore, { english: {} });

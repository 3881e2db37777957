import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppliedBefore } from '../../src/sections/SavedJobs/AppliedBefore';
import { rememberingApplication } from '../fixtures/remembering';

const meta = {
  component: AppliedBefore,
  args: { id: '4112' },
  beforeEach: rememberingApplication('4112', 'Texterin / Texter für Klang und Sprache'),
} satisfies Meta<typeof AppliedBefore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { globals: { locale: 'en' } };

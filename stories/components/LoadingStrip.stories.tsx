import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingStrip } from '../../src/components/LoadingStrip/LoadingStrip';
import { OnAllThemes } from './Specimen';

const meta = { component: LoadingStrip } satisfies Meta<typeof LoadingStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { reducedMotion: 'on' } };

export const States: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { reducedMotion: 'on' },
  render: () => (
    <OnAllThemes>
      <LoadingStrip />
    </OnAllThemes>
  ),
};

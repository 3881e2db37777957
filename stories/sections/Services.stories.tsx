import type { Meta, StoryObj } from '@storybook/react-vite';
import { Services } from '../../src/sections/Services/Services';
import { fullServicesBlock, servicesBlock } from '../fixtures/blocks';
import { englishServices } from '../fixtures/englishBlocks';

const meta = {
  component: Services,
  parameters: { layout: 'fullscreen' },
  args: { block: servicesBlock, layout: 'split' },
} satisfies Meta<typeof Services>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { theme: 'dark' } };

export const WithText: Story = { args: { block: fullServicesBlock } };

export const English: Story = { args: { block: englishServices }, globals: { locale: 'en' } };

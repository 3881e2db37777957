import type { Meta, StoryObj } from '@storybook/react-vite';
import { Services } from '../../src/sections/Services/Services';
import { fullServicesBlock, servicesBlock } from '../fixtures/blocks';
import { englishServices } from '../fixtures/englishBlocks';
import { longestServices } from '../fixtures/longestBlocks';
import { grounds } from '../components/Grounds';

const meta = {
  component: Services,
  parameters: { layout: 'fullscreen' },
  args: { block: servicesBlock, layout: 'split' },
} satisfies Meta<typeof Services>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { theme: 'dark' } };

/** Shown on the grounds below. */
export const WithText: Story = { tags: ['no-picture'], args: { block: fullServicesBlock } };

export const English: Story = {
  tags: ['no-picture'],
  args: { block: englishServices },
  globals: { locale: 'en' },
};

export const Grounds: Story = {
  ...grounds(Services, {
    longest: { block: longestServices },
    english: English.args,
    isBleed: true,
  }),
  args: { block: fullServicesBlock },
};

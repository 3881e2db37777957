import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadAllSections } from '../../../src/sections/catalogue';
import { LegalBody } from '../../../src/templates/parts/LegalBody';
import { privacy } from '../../fixtures/genericContents';

const meta = {
  component: LegalBody,
  // As on the site, sections are loaded before a page is rendered.
  loaders: [loadAllSections],
  args: { toc: privacy.toc ?? [], blocks: privacy.blocks },
} satisfies Meta<typeof LegalBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutContents: Story = { args: { toc: [] }, globals: { theme: 'lime' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHead } from '../../../src/templates/parts/PageHead';
import { TypeOpening } from '../../../src/templates/parts/TypeOpening';

const meta = {
  component: TypeOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    ground: 'blue',
    children: <PageHead title="Immer mit Absender" size="d1" eyebrow="Agenda" isOnGround />,
  },
} satisfies Meta<typeof TypeOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestWords: Story = {
  args: {
    ground: 'dark',
    children: <PageHead title={'Siebenund\u00ADzwanzig Donaudampf\u00ADschiffe'} size="d1" isOnGround />,
  },
};

export const English: Story = {
  args: { ground: 'lime', children: <PageHead title="Put aside" size="d1" eyebrow="Sparwerk" isOnGround /> },
  globals: { locale: 'en' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { SaveButton, type SaveButtonProps } from '../../src/components/SaveButton/SaveButton';
import { grounds } from './Grounds';

function Pressed({ isSaved: isSavedAtFirst, ...rest }: SaveButtonProps) {
  const [isSaved, setIsSaved] = useState(isSavedAtFirst);
  return <SaveButton {...rest} isSaved={isSaved} onChange={setIsSaved} />;
}

const meta = {
  component: SaveButton,
  args: { label: '„Etatleitung“ merken', isSaved: false, onChange: () => {} },
  render: (args) => <Pressed {...args} />,
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = { tags: ['no-picture'], args: { isSaved: true } };

/** The name stays the same, the state changes. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '„Etatleitung“ merken' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Grounds: Story = grounds(SaveButton, {
  draw: (args) => (
    <>
      <SaveButton {...args} />
      <SaveButton {...args} isSaved />
    </>
  ),
});

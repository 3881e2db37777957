import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Switch, type SwitchProps } from '../../src/components/Switch/Switch';
import { OnAllThemes } from './Specimen';
import { grounds } from './Grounds';

/** Manages the state, as a page does. */
function Chosen({ isOn, ...props }: SwitchProps) {
  const [isChosen, setChosen] = useState(isOn);
  return <Switch {...props} isOn={isChosen} onChange={setChosen} />;
}

const nothing = () => undefined;

const meta = {
  component: Switch,
  args: { label: 'Statistik', hint: 'anonym, 13 Monate', isOn: false, onChange: nothing },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Statistik' });
    await step('the label turns it on, the space bar off again', async () => {
      await userEvent.click(within(canvasElement).getByText('Statistik'));
      await expect(control).toBeChecked();
      control.focus();
      await userEvent.keyboard(' ');
      await expect(control).not.toBeChecked();
    });
  },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { label: 'Statistics', hint: 'anonymous, 13 months', isOn: true },
  globals: { locale: 'en' },
};

export const LongText: Story = {
  tags: ['no-picture'],
  args: {
    label: 'Einbettungseinstellungen für Medienangebote anderer Häuser',
    hint: 'Video, Karten, Musik und alles, was sonst noch von fremden Servern kommt und dabei die IP-Adresse erfährt',
  },
};

export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnAllThemes>
      <Switch label="Notwendig" hint="immer an" isOn isFixed onChange={nothing} />
      <Switch label="Statistik" isOn onChange={nothing} />
      <Switch label="Medien" hint="Video, Karten, Musik" isOn={false} onChange={nothing} />
    </OnAllThemes>
  ),
};

export const Grounds: Story = grounds(Switch, { longest: LongText.args, english: English.args });

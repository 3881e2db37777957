import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FORM_ICONS } from '../../src/components/Icon/formIcons';
import { Button } from '../../src/components/Button/Button';
import { OnAllThemes, Specimen } from './Specimen';
import { grounds } from './Grounds';

const meta = {
  component: Button,
  args: { children: 'Jetzt bewerben', icon: 'arrow-right' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { children: 'Wird gesendet …', isBusy: true } };

export const LongestText: Story = {
  tags: ['no-picture'],
  args: { children: 'Initiativbewerbungsunterlagen für das Werkstudium Motion Design in Stuttgart absenden' },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { children: 'Apply now' },
  globals: { locale: 'en' },
};

/** Every variant on every ground. */
export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnAllThemes>
      <Specimen>
        <Button icon="arrow-right">Weiter</Button>
        <Button variant="outline" icon="plus">
          Mehr laden
        </Button>
        <Button size="small">Kontakt</Button>
        <Button variant="outline" size="small" icon={FORM_ICONS.upload}>
          Auswählen
        </Button>
        <Button isBusy>Wird gesendet …</Button>
      </Specimen>
    </OnAllThemes>
  ),
};

/** By pointer and by keyboard. */
export const Pressed: Story = {
  args: { onClick: fn() },
  tags: ['no-picture'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Jetzt bewerben' });
    await step('a hand', async () => {
      await userEvent.click(button);
      await expect(args.onClick).toHaveBeenCalledTimes(1);
    });
    await step('the keyboard', async () => {
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(3);
    });
  },
};

/** Pressing it again while busy does nothing, and the focus stays. */
export const PressedWhileBusy: Story = {
  args: { children: 'Wird gesendet …', isBusy: true, onClick: fn() },
  tags: ['no-picture'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Wird gesendet …' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Grounds: Story = grounds(Button, { longest: LongestText.args, english: English.args });

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/Button/Button';
import { OnAllThemes, Specimen } from './Specimen';

const meta = {
  component: Button,
  args: { children: 'Jetzt bewerben', icon: 'arrow-right' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Busy: Story = { args: { children: 'Wird gesendet …', isBusy: true } };

export const LongestText: Story = {
  args: { children: 'Bewerbung als Werkstudentin oder Werkstudent für Motion Design in Stuttgart absenden' },
};

export const English: Story = { args: { children: 'Apply now' }, globals: { locale: 'en' } };

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
        <Button variant="outline" size="small" icon="upload">
          Auswählen
        </Button>
        <Button isBusy>Wird gesendet …</Button>
      </Specimen>
    </OnAllThemes>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileField } from '../../src/forms/FileField/FileField';

const meta = {
  component: FileField,
  args: {
    name: 'portfolio',
    label: 'Arbeitsproben',
    hint: 'Bis zu drei Dateien.',
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['%PDF-1.7'], 'Mappe.pdf', { type: 'application/pdf' });
    await userEvent.upload(
      within(canvasElement).getByLabelText(/Arbeitsproben/, { selector: 'input' }),
      file,
    );
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
  },
};

export const Chosen: Story = {
  globals: { theme: 'dark' },
  args: {
    files: [
      { id: '1', name: 'Hoerproben_2026.pdf', size: 4_823_450, state: 'ready' },
      { id: '2', name: 'Mappe.pdf', size: 3_250_586, state: 'checking' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mappe.pdf entfernen' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
  },
};

export const Uploading: Story = {
  globals: { theme: 'yellow' },
  args: {
    isLocked: true,
    files: [
      { id: '1', name: 'Lebenslauf_Sandoval.pdf', size: 1_258_291, state: 'done' },
      { id: '2', name: 'Hoerproben_2026.pdf', size: 4_823_450, state: 'uploading', percent: 62 },
      { id: '3', name: 'Mappe.pdf', size: 3_250_586, state: 'uploading', percent: 0 },
    ],
  },
};

export const TooLarge: Story = {
  globals: { theme: 'blue' },
  args: {
    name: 'resume',
    label: 'Lebenslauf',
    isRequired: true,
    error: 'Bitte prüfe die Dateigröße von max. 10 MB.',
    files: [{ id: '1', name: 'Lebenslauf_mit_Film.pdf', size: 14_680_064, state: 'ready', isFaulty: true }],
  },
};

export const Failed: Story = {
  globals: { theme: 'lime' },
  args: {
    onRetry: fn(),
    files: [{ id: '1', name: 'Mappe.pdf', size: 3_250_586, state: 'failed' }],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Mappe.pdf noch einmal senden' }),
    );
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const LongestText: Story = {
  args: {
    label:
      'Arbeitszeugnisse, Empfehlungsschreiben, Weiterbildungsnachweise und was sonst noch für dich spricht',
    files: [
      {
        id: '1',
        name: 'Bewerbung_Sandoval_Texterin_fuer_Klang_und_Sprache_endgueltige_Fassung_3_neu.pdf',
        size: 10_485_760,
        state: 'ready',
        error: 'Der Inhalt passt nicht zur Endung der Datei.',
        isFaulty: true,
      },
    ],
  },
};

export const English: Story = {
  args: {
    label: 'Portfolio',
    hint: 'Up to three files.',
    files: [{ id: '1', name: 'Portfolio.pdf', size: 4_823_450, state: 'uploading', percent: 18 }],
  },
  globals: { locale: 'en' },
};

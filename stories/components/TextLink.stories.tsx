import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../../src/components/TextLink/TextLink';
import { OnAllThemes, Specimen } from './Specimen';
import { grounds } from './Grounds';

const meta = {
  component: TextLink,
  args: { href: '/work/', children: 'Alle 64 Fälle', icon: 'arrow-right' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongestText: Story = {
  tags: ['no-picture'],
  args: {
    children:
      'Alle Kommunikationsdienstleistungen aus sieben Häusern, sortiert nach dem Tag, an dem sie in den Druck gegangen sind',
  },
};

export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnAllThemes>
      <Specimen>
        <TextLink href="/jobs/" icon="arrow-left" iconSide="start" size="small">
          Alle Jobs
        </TextLink>
        <TextLink href="/work/" icon="arrow-right">
          Alle 64 Fälle
        </TextLink>
        <TextLink href="https://mappe.example/" isExternal>
          Mappe
        </TextLink>
        <TextLink href="mailto:hallo@sff.example" size="lead">
          hallo@sff.example
        </TextLink>
      </Specimen>
    </OnAllThemes>
  ),
};

export const English: Story = {
  tags: ['no-picture'],
  args: { href: '/en/jobs/', children: 'All 24 jobs' },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(TextLink, { longest: LongestText.args, english: English.args });

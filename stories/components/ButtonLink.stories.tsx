import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../src/components/ButtonLink/ButtonLink';
import { Specimen } from './Specimen';
import { grounds } from './Grounds';

const meta = {
  component: ButtonLink,
  args: { href: '/jobs/', children: 'Alle Jobs ansehen', icon: 'arrow-right' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Accent: Story = {
  args: { variant: 'accent', icon: 'stage-play', children: 'Vertonung anhören' },
  globals: { theme: 'dark' },
};

export const States: Story = {
  render: () => (
    <Specimen>
      <ButtonLink href="/">Zur Startseite</ButtonLink>
      <ButtonLink href="/work/" variant="outline" icon="arrow-right">
        Arbeiten ansehen
      </ButtonLink>
      <ButtonLink href="https://karte.example/" isExternal>
        Route planen
      </ButtonLink>
      <ButtonLink href="/kontakt/" size="small">
        Kontakt
      </ButtonLink>
    </Specimen>
  ),
};

export const LongestText: Story = {
  tags: ['no-picture'],
  args: { children: 'Zur Unternehmenskommunikation für Menschen, deren Beruf noch keinen Namen hat' },
};

export const English: Story = {
  tags: ['no-picture'],
  args: { href: '/en/jobs/', children: 'See all jobs' },
  globals: { locale: 'en' },
};

export const Grounds: Story = grounds(ButtonLink, { longest: LongestText.args, english: English.args });

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '../../src/components/Tag/Tag';
import { OnAllThemes, Specimen } from './Specimen';
import { grounds } from './Grounds';

const meta = { component: Tag, args: { tone: 'outline', children: 'Kampagne' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnAllThemes>
      <Specimen>
        <Tag tone="yellow">Presse</Tag>
        <Tag tone="lime">News</Tag>
        <Tag tone="blue">Event</Tag>
        <Tag tone="outline">Kampagne</Tag>
        <Tag tone="black">Neu</Tag>
      </Specimen>
    </OnAllThemes>
  ),
};

export const LongestText: Story = { tags: ['no-picture'], args: { children: 'Unternehmenskommunikation' } };

export const Grounds: Story = grounds(Tag, {
  longest: LongestText.args,
  english: { children: 'Corporate communications' },
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ListFilter } from '../../src/sections/ListFilter/ListFilter';
import type { BlockViewOf } from '../../src/content/view';
import { NewsRows } from '../../src/sections/NewsRows/NewsRows';
import { rowsBlock } from '../fixtures/blocks';
import { grounds } from '../components/Grounds';

const block: BlockViewOf<'listFilter'> = {
  type: 'listFilter',
  legend: 'Liste eingrenzen',
  all: 'Alle',
  total: 24,
  options: [
    { value: 'news', label: 'News', count: 9 },
    { value: 'presse', label: 'Presse', count: 8 },
    { value: 'event', label: 'Event', count: 7 },
    { value: '2026', label: '2026', count: 20 },
    { value: '2025', label: '2025', count: 4 },
  ],
};

const meta = {
  component: ListFilter,
  args: { block, layout: 'split' },
} satisfies Meta<typeof ListFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['no-picture'] };

export const English: Story = {
  tags: ['no-picture'],
  args: {
    block: {
      ...block,
      legend: 'Narrow the list',
      all: 'All',
      options: [
        { value: 'press', label: 'Press', count: 8 },
        { value: 'event', label: 'Event', count: 7 },
      ],
    },
  },
  globals: { locale: 'en' },
};

/** The styles alone take away what the choice does not name. */
export const OneKindChosen: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      <ListFilter {...args} />
      <NewsRows
        layout="split"
        block={{
          ...rowsBlock,
          items: rowsBlock.items.map((item, index) => ({ ...item, shownBy: index === 0 ? '2' : '1' })),
        }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole('listitem').length;
    const all = rows();
    await userEvent.click(canvas.getByRole('radio', { name: 'Presse 8' }));
    await expect(rows()).toBe(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(rows()).toBe(all - 1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Alle 24' }));
    await expect(rows()).toBe(all);
  },
};

const longest = {
  block: {
    ...block,
    options: [
      ...block.options,
      { value: 'gleichberechtigte-kommunikation', label: 'Gleichberechtigte Kommunikation', count: 12 },
      { value: 'zwischenstandsberichte', label: 'Zwischenstandsberichte', count: 1 },
    ],
  },
};

export const Grounds: Story = grounds(ListFilter, {
  longest,
  english: English.args,
  // Radio buttons of one name are one group in a form of their own.
  draw: (args) => (
    <form>
      <ListFilter {...args} />
    </form>
  ),
});

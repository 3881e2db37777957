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
    [
      { number: 1, value: 'news', label: 'News', count: 9 },
      { number: 2, value: 'presse', label: 'Presse', count: 8 },
      { number: 3, value: 'event', label: 'Event', count: 7 },
    ],
  ],
  more: {
    label: 'Mehr Filter',
    traits: [
      {
        label: 'Jahr',
        options: [
          { number: 4, value: '2026', label: '2026', count: 20 },
          { number: 5, value: '2025', label: '2025', count: 4 },
        ],
      },
      {
        label: 'Stadt',
        options: [
          { number: 6, value: 'stadt-berlin', label: 'Berlin', count: 5 },
          { number: 7, value: 'stadt-wien', label: 'Wien', count: 2 },
        ],
      },
    ],
  },
};

/** The first row is of the kind `Presse` and located in Vienna, all others are news. */
const rows = {
  ...rowsBlock,
  items: rowsBlock.items.map((item, index) => ({ ...item, shownBy: index === 0 ? '2 7' : '1' })),
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
        [
          { number: 1, value: 'press', label: 'Press', count: 8 },
          { number: 2, value: 'event', label: 'Event', count: 7 },
        ],
      ],
      more: {
        label: 'More filters',
        traits: [
          { label: 'Year', options: [{ number: 3, value: '2026', label: '2026', count: 20 }] },
          {
            label: 'Client',
            options: [{ number: 4, value: 'client-klangraum', label: 'Klangraum', count: 1 }],
          },
        ],
      },
    },
  },
  globals: { locale: 'en' },
};

/** CSS alone hides the rows outside the selection, in the sections after that of the filter. */
export const OneKindChosen: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      <section>
        <ListFilter {...args} />
      </section>
      <section>
        <NewsRows layout="split" block={rows} />
      </section>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const count = () => canvas.getAllByRole('listitem').length;
    const all = count();
    await userEvent.click(canvas.getByRole('radio', { name: 'Presse 8' }));
    await expect(count()).toBe(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 Einträge');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(count()).toBe(all - 1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Alle 24' }));
    await expect(count()).toBe(all);
  },
};

/** When the expandable part is closed again, it shows only what is selected in it. */
export const CityChosen: Story = {
  tags: ['no-picture'],
  ...OneKindChosen,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const radios = () => canvas.getAllByRole('radio').length;
    const opener = canvas.getByText('Mehr Filter');
    await step('closed, there are the options of the line alone', async () => {
      await expect(radios()).toBe(4);
      await userEvent.click(opener);
      await expect(radios()).toBe(8);
    });
    await step('a city is chosen in its group', async () => {
      const city = within(canvas.getByRole('group', { name: 'Stadt' }));
      await userEvent.click(city.getByRole('radio', { name: 'Wien 2' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
      await expect(canvas.getByRole('radio', { name: 'Alle 24' })).not.toBeChecked();
    });
    await step('closed again, it still says what is chosen', async () => {
      await userEvent.click(opener);
      await expect(radios()).toBe(5);
      await expect(canvas.getByRole('radio', { name: 'Wien 2' })).toBeChecked();
      await expect(canvas.queryByRole('group', { name: 'Jahr' })).toBeNull();
    });
    await step('with another choice it is gone', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'News 9' }));
      await expect(canvas.queryByRole('group', { name: 'Stadt' })).toBeNull();
    });
  },
};

const longest = {
  block: {
    ...block,
    options: [
      ...block.options,
      [
        {
          number: 8,
          value: 'gleichberechtigte-kommunikation',
          label: 'Gleichberechtigte Kommunikation',
          count: 12,
        },
      ],
    ],
    more: {
      label: 'Weitere Zwischenstandsberichtsfilter',
      traits: [
        {
          label: 'Auftraggebende Gesellschaft',
          options: [
            { number: 9, value: 'zwischenstandsberichte', label: 'Zwischenstandsberichte', count: 1 },
          ],
        },
      ],
    },
  },
};

export const Grounds: Story = {
  ...grounds(ListFilter, {
    longest,
    english: English.args,
    // A separate form, because radio buttons with the same name form a group.
    draw: (args) => (
      <form>
        <ListFilter {...args} />
      </form>
    ),
  }),
  play: ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details')) details.open = true;
  },
};

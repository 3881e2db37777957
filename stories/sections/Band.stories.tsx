import type { Meta, StoryObj } from '@storybook/react-vite';
import { THEMES } from '../../src/config/themes';
import { Band } from '../../src/sections/Band/Band';

const meta = {
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: { width: 'bleed', children: <p>Ein Band: Grund, Breite und der Raum darum.</p> },
} satisfies Meta<typeof Band>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every ground; adjacent bands of the same colour share one gap. */
export const States: Story = {
  parameters: { pictured: { themes: THEMES } },
  render: ({ children }) => (
    <>
      {THEMES.map((theme) => (
        <Band key={theme} theme={theme} width="bleed">
          {children}
        </Band>
      ))}
    </>
  ),
};

/** Both widths. */
export const Widths: Story = {
  render: () => (
    <>
      {(['full', 'bleed'] as const).map((width) => (
        <Band key={width} theme={width === 'bleed' ? 'yellow' : undefined} width={width}>
          <p>{width}</p>
        </Band>
      ))}
    </>
  ),
};

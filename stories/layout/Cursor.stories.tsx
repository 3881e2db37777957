import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CURSOR_TYPES, type CursorType } from '../../src/config/cursors';
import { Cursor } from '../../src/layout/Cursor/Cursor';
import { CursorShape } from '../../src/layout/Cursor/CursorShape';
import { space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { OnAllThemes } from '../components/Specimen';

const shapes = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space(4)};
`;

const field = css`
  position: relative;
  height: 124px;
`;

const point = css`
  position: absolute;
  top: 60px;
  left: 60px;
`;

const name = css`
  ${type.label}
`;

/** All nine shapes and the register mark, at their hot spots. */
function Shapes() {
  const types: (CursorType | null)[] = [null, ...CURSOR_TYPES];
  return (
    <ul className={shapes}>
      {types.map((shape) => (
        <li key={shape}>
          <div className={field}>
            <div className={point}>
              <CursorShape type={shape} />
            </div>
          </div>
          <p className={name}>{shape ?? 'register mark'}</p>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  component: Cursor,
  render: () => <Shapes />,
} satisfies Meta<typeof Cursor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const English: Story = { globals: { locale: 'en' } };

export const States: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OnAllThemes>
      <Shapes />
    </OnAllThemes>
  ),
};

/** The live cursor: move the pointer over the fields. */
export const Live: Story = {
  tags: ['no-picture'],
  render: () => (
    <div className={shapes}>
      {CURSOR_TYPES.map((shape) => (
        <p key={shape} className={field} data-cursor={shape}>
          {shape}
        </p>
      ))}
      <Cursor />
    </div>
  ),
};

import { css, cx } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '../../src/theme/colors';
import { border, corner, space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';

const set = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space(8)} ${space(6)};
`;

const cell = css`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  ${type.label}
`;

const shape = css`
  background: ${color.accent};
`;

/** Each corner radius on an element of its intended height. */
const corners: Record<keyof typeof corner, string> = {
  tag: css`
    height: ${space(7)};
    border-radius: ${corner.tag};
  `,
  buttonSmall: css`
    height: ${space(11)};
    border-radius: ${corner.buttonSmall};
  `,
  social: css`
    height: ${space(12)};
    border-radius: ${corner.social};
  `,
  button: css`
    height: ${space(14)};
    border-radius: ${corner.button};
  `,
  search: css`
    height: ${space(18)};
    border-radius: ${corner.search};
  `,
  note: css`
    height: ${space(28)};
    border-radius: ${corner.note};
  `,
  dialog: css`
    height: ${space(36)};
    border-radius: ${corner.dialog};
  `,
};

const lines: Record<keyof typeof border, string> = {
  line: css`
    border-block-start: ${border.line} solid ${color.line};
  `,
  hair: css`
    border-block-start: ${border.hair} solid ${color.hair};
  `,
  errorBar: css`
    border-block-start: ${border.errorBar} solid ${color.error};
  `,
  dialogTop: css`
    border-block-start: ${border.dialogTop} solid ${color.accent};
  `,
  focus: css`
    border-block-start: ${border.focus} solid ${color.focusRing};
  `,
};

function Corners() {
  return (
    <Sheet
      title="Ecken und Linien"
      lead="Eine Ecke ist rund: unten rechts, halb so hoch wie ihr Element, höchstens 72 px. Ganz rund sind nur die Knöpfe der Bühne und der Mauszeiger."
    >
      <Part title="Die eine runde Ecke">
        <ul className={set}>
          {(Object.keys(corner) as (keyof typeof corner)[]).map((name) => (
            <li key={name} className={cell}>
              <div className={cx(shape, corners[name])} />
              <span>{`${name}: ${corner[name]}`}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Linien">
        <ul className={set}>
          {(Object.keys(border) as (keyof typeof border)[]).map((name) => (
            <li key={name} className={cell}>
              <div className={lines[name]} />
              <span>{`${name}: ${border[name]}`}</span>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  );
}

const meta = { component: Corners } satisfies Meta<typeof Corners>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

import { css, cx } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { from } from '../../src/theme/breakpoints';
import { color } from '../../src/theme/colors';
import { grid } from '../../src/theme/mixins';
import { CONTAINERS, corner, DIALOG_WIDTHS, layer, space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';
import { table } from './tableStyles';

const rows = css`
  display: grid;
  gap: ${space(4)};
`;

const bar = css`
  padding: ${space(3)} ${space(4)};
  background: ${color.accent};
  color: ${color.onAccent};
  ${type.label}
`;

const containers: Record<keyof typeof CONTAINERS, string> = {
  sm: css`
    max-width: ${`${CONTAINERS.sm}px`};
  `,
  md: css`
    max-width: ${`${CONTAINERS.md}px`};
  `,
  lg: css`
    max-width: ${`${CONTAINERS.lg}px`};
  `,
};

const dialogs: Record<keyof typeof DIALOG_WIDTHS, string> = {
  sm: css`
    max-width: ${`${DIALOG_WIDTHS.sm}px`};
  `,
  md: css`
    max-width: ${`${DIALOG_WIDTHS.md}px`};
  `,
  lg: css`
    max-width: ${`${DIALOG_WIDTHS.lg}px`};
  `,
};

const rounded = css`
  border-radius: ${corner.dialog};
`;

/** One column: of four on small screens, of twelve from md on. */
const column = css`
  grid-column: auto !important;
  min-height: 160px;
  padding: ${space(2)};
  background: ${color.hair};
  ${type.label}
`;

const fromMd = css`
  display: none;

  ${from.md} {
    display: block;
  }
`;

const SMALL_COLUMNS = 4;
const COLUMNS = Array.from({ length: 12 }, (_, index) => index + 1);

function Grid() {
  return (
    <Sheet
      title="Raster und Breiten"
      lead="Vier Spalten, ab 768 px zwölf. Ein Seitenrand, eine Spaltenlücke, drei Breiten für Inhalt, drei für Dialoge."
    >
      <Part title="Spalten">
        <div className={grid}>
          {COLUMNS.map((number) => (
            <div key={number} className={cx(column, number > SMALL_COLUMNS && fromMd)}>
              {number}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Inhalt, höchstens so breit">
        <div className={rows}>
          {(Object.keys(CONTAINERS) as (keyof typeof CONTAINERS)[]).map((name) => (
            <div key={name}>
              <div className={cx(bar, containers[name])}>{`${name}: ${CONTAINERS[name]} px`}</div>
            </div>
          ))}
        </div>
      </Part>
      <Part title="Dialoge, höchstens so breit">
        <div className={rows}>
          {(Object.keys(DIALOG_WIDTHS) as (keyof typeof DIALOG_WIDTHS)[]).map((name) => (
            <div key={name} className={cx(bar, rounded, dialogs[name])}>
              {`${name}: ${DIALOG_WIDTHS[name]} px`}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Was über wem liegt">
        <table className={table}>
          <tbody>
            {Object.entries(layer).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </Sheet>
  );
}

const meta = { component: Grid } satisfies Meta<typeof Grid>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  border,
  CONTAINERS,
  corner,
  DIALOG_WIDTHS,
  layout,
  SPACE_UNIT_PX,
  space,
} from '../../src/theme/space';
import { Part, Sheet } from './Sheet';
import { table } from './tableStyles';

const bar = css`
  max-width: none;
`;

/** Steps of the scale that the house uses, in units. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 24, 32, 44];

function Bar({ width }: { width: number }) {
  return (
    <svg className={bar} width={width} height="16" aria-hidden="true">
      <rect width={width} height="16" fill="currentColor" />
    </svg>
  );
}

function Values({ values }: { values: Record<string, string | number> }) {
  return (
    <table className={table}>
      <tbody>
        {Object.entries(values).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spacing() {
  return (
    <Sheet title="Abstände">
      <Part title={`Einheit ${SPACE_UNIT_PX} px`}>
        <table className={table}>
          <tbody>
            {STEPS.map((step) => (
              <tr key={step}>
                <th scope="row">{`space(${step})`}</th>
                <td>{space(step)}</td>
                <td>
                  <Bar width={step * SPACE_UNIT_PX} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="Mit dem Bildschirm wachsend">
        <Values values={layout} />
      </Part>
      <Part title="Behälter und Dialoge, px">
        <Values
          values={{
            ...CONTAINERS,
            'dialog sm': DIALOG_WIDTHS.sm,
            'dialog md': DIALOG_WIDTHS.md,
            'dialog lg': DIALOG_WIDTHS.lg,
          }}
        />
      </Part>
      <Part title="Linien und die eine runde Ecke">
        <Values values={{ ...border, ...corner }} />
      </Part>
    </Sheet>
  );
}

const meta = { component: Spacing } satisfies Meta<typeof Spacing>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '../../src/theme/colors';
import { layout, SPACE_UNIT_PX, space } from '../../src/theme/space';
import { Part, Sheet } from './Sheet';
import { table } from './tableStyles';

const bar = css`
  max-width: none;
`;

const grown = css`
  height: ${space(4)};
  background: ${color.text};
`;

/** Distances that grow with the screen, at their current size. */
const distances: Record<keyof typeof layout, string> = {
  pageMargin: css`
    width: ${layout.pageMargin};
  `,
  section: css`
    width: ${layout.section};
  `,
  tight: css`
    width: ${layout.tight};
  `,
  gridGap: css`
    width: ${layout.gridGap};
  `,
  pageTop: css`
    width: ${layout.pageTop};
  `,
  headingGap: css`
    width: ${layout.headingGap};
  `,
};

/** Steps of the spacing scale used by the site, in units. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 24, 32, 44];

function Bar({ width }: { width: number }) {
  return (
    <svg className={bar} width={width} height="16" aria-hidden="true">
      <rect width={width} height="16" fill="currentColor" />
    </svg>
  );
}

function Grown({ name }: { name: keyof typeof layout }) {
  return <div className={`${grown} ${distances[name]}`} />;
}

function Spacing() {
  return (
    <Sheet
      title="Abstände"
      lead="Alles steht auf einem Raster von 4 px. Bausteine haben außen keinen Abstand; den gibt, wer sie setzt."
    >
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
      <Part title="Mit dem Schirm wachsend, hier so breit">
        <table className={table}>
          <tbody>
            {(Object.keys(layout) as (keyof typeof layout)[]).map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{layout[name]}</td>
                <td>
                  <Grown name={name} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </Sheet>
  );
}

const meta = { component: Spacing } satisfies Meta<typeof Spacing>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

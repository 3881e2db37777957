import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { color } from '../../src/theme/colors';
import { DURATIONS_MS, easing } from '../../src/theme/motion';
import { border, space } from '../../src/theme/space';
import { Part, Sheet } from './Sheet';
import { MOVEMENTS } from './movements';
import { table } from './tableStyles';
import { WideTable } from './WideTable';

const curves = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
`;

const curve = css`
  display: grid;
  gap: ${space(2)};
`;

const drawing = css`
  width: 200px;
  height: 200px;
  border: ${border.line} solid ${color.line};
  overflow: visible;
`;

const length = css`
  width: 100%;
  height: 10px;
`;

/** The stage's loop is longer than all others together, so its bar is capped at this length. */
const LONGEST_BAR_MS = 1000;

/** Returns the path of a `cubic-bezier(x1, y1, x2, y2)` curve in a 100 × 100 square. */
function curvePath(bezier: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (bezier.match(/-?[\d.]+/g) ?? []).map(
    (share) => Number(share) * 100,
  );
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`;
}

function Length({ ms }: { ms: number }) {
  const share = (Math.min(ms, LONGEST_BAR_MS) / LONGEST_BAR_MS) * 100;
  return (
    <svg className={length} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="10" fill="currentColor" />
    </svg>
  );
}

function Motion() {
  return (
    <Sheet
      title="Bewegung"
      lead="Es bewegen sich nur Lage, Deckkraft und Ausschnitt. Was einer Hand antwortet, kommt schnell an; was Blätter wechselt, beschleunigt und bremst. Wer weniger Bewegung will, sieht den Endzustand."
    >
      <Part title="Kurven">
        <div className={curves}>
          {Object.entries(easing).map(([name, value]) => (
            <figure key={name} className={curve}>
              <svg className={drawing} viewBox="0 0 100 100" aria-hidden="true">
                <path d={curvePath(value)} fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
              <figcaption>
                <b>{name}</b>
                <br />
                {value}
              </figcaption>
            </figure>
          ))}
        </div>
      </Part>
      <Part title="Dauern, ms">
        <table className={table}>
          <tbody>
            {Object.entries(DURATIONS_MS).map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
                <td>
                  <Length ms={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
      <Part title="Alle Bewegungen">
        <WideTable label="Alle Bewegungen">
          <thead>
            <tr>
              {['was', 'wann', 'ms', 'Kurve', 'wozu', 'mit weniger Bewegung'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MOVEMENTS.map(({ what, when, lasts, curve: name, purpose, reduced }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{when}</td>
                <td>{lasts.join(', ')}</td>
                <td>{name}</td>
                <td>{purpose}</td>
                <td>{reduced}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Part>
    </Sheet>
  );
}

const meta = { component: Motion } satisfies Meta<typeof Motion>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

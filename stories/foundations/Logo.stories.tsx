import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo as SiteLogo } from '../../src/components/Logo/Logo';
import { OverprintLogo } from '../../src/components/OverprintLogo/OverprintLogo';
import { THEMES } from '../../src/config/themes';
import { color, ink } from '../../src/theme/colors';
import { LOGO_HEIGHT, LOGO_PATH, LOGO_WIDTH } from '../../src/theme/logo';
import { border, space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';

const grounds = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space(4)};
`;

const ground = css`
  display: grid;
  place-items: center;
  min-height: 180px;
  border: ${border.hair} solid ${color.hair};
`;

const name = css`
  padding-block-start: ${space(2)};
  ${type.label}
`;

const large = css`
  padding: clamp(24px, 6vw, 72px);
`;

const narrow = css`
  max-width: 560px;
`;

const construction = css`
  width: 100%;
  max-width: 640px;
  height: auto;
  overflow: visible;
`;

const guide = css`
  fill: none;
  stroke: ${ink.blue};
  stroke-width: 0.4;
`;

/** Edges of strokes and notches, in units of the logo. */
const COLUMNS = [0, 14, 28, 31, 45, 59, 62, 76, 90];
const ROWS = [0, 14, 21, 35, 42, 56];

const GUIDES = [
  ...COLUMNS.map((x) => `M${x} 0V${LOGO_HEIGHT}`),
  ...ROWS.map((y) => `M0 ${y}H${LOGO_WIDTH}`),
].join('');

function Logo() {
  return (
    <Sheet
      title="Logo"
      lead="Drei Buchstaben aus Strichen von 14, Kerben von 7 und Viertelkreisen. Im Kopf der Seite 56 px hoch, in der Farbe der Schrift. Der Überdruck steht nur auf Schwarz und nur groß."
    >
      <Part title="In einer Farbe, auf jedem Grund">
        <ul className={grounds}>
          {THEMES.map((theme) => (
            <li key={theme}>
              <div className={ground} data-theme={theme}>
                <SiteLogo />
              </div>
              <p className={name}>{theme}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Bau">
        <svg className={construction} viewBox={`0 0 ${LOGO_WIDTH} ${LOGO_HEIGHT}`} aria-hidden="true">
          <path fill="currentColor" d={LOGO_PATH} />
          <path className={guide} d={GUIDES} />
        </svg>
      </Part>
      <Part title="Im Überdruck">
        <div className={large} data-theme="dark">
          <div className={narrow}>
            <OverprintLogo />
          </div>
        </div>
      </Part>
    </Sheet>
  );
}

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

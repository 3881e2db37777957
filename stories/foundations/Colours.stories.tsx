import { css, cx } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { THEMES, type Theme } from '../../src/config/themes';
import { contrast } from '../../src/lib/contrast';
import { BRAND, color, ink, type Roles, SUPPORT, THEME_ROLES } from '../../src/theme/colors';
import { border, space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';
import { table } from './tableStyles';

const swatches = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${space(4)};
`;

const swatch = css`
  display: grid;
  align-content: end;
  min-height: 120px;
  padding: ${space(4)};
  border: ${border.hair} solid ${color.hair};
  ${type.small}
`;

const onLight = css`
  color: ${ink.black};
`;

const onDark = css`
  color: ${ink.paper};
`;

const grounds: Record<string, string> = {
  black: css`
    background: ${BRAND.black};
  `,
  yellow: css`
    background: ${BRAND.yellow};
  `,
  blue: css`
    background: ${BRAND.blue};
  `,
  lime: css`
    background: ${BRAND.lime};
  `,
  paper: css`
    background: ${SUPPORT.paper};
  `,
  white: css`
    background: ${SUPPORT.white};
  `,
  night: css`
    background: ${SUPPORT.night};
  `,
};

const themes = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
`;

const theme = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(6)};
`;

const surface = css`
  padding: ${space(2)} ${space(3)};
  border: ${border.line} solid ${color.line};
  background: ${color.surface};
`;

const accent = css`
  padding: ${space(2)} ${space(3)};
  background: ${color.accent};
  color: ${color.onAccent};
`;

const muted = css`
  color: ${color.muted};
`;

const error = css`
  color: ${color.error};
  font-weight: 650;
`;

const heading = css`
  ${type.d3}
`;

const PAIRS: readonly (readonly [words: keyof Roles, ground: keyof Roles])[] = [
  ['text', 'bg'],
  ['muted', 'bg'],
  ['error', 'bg'],
  ['text', 'surface'],
  ['muted', 'surface'],
  ['error', 'surface'],
  ['onAccent', 'accent'],
  ['focusRing', 'focusGap'],
];

function ThemeSample({ name }: { name: Theme }) {
  return (
    <div className={theme} data-theme={name}>
      <h3 className={heading}>{name}</h3>
      <p>Fließtext auf Fläche</p>
      <p className={muted}>Nebentext, Datum, Hinweis</p>
      <p className={error}>Bitte prüfen.</p>
      <p className={surface}>Eingabe</p>
      <p className={accent}>Akzent</p>
    </div>
  );
}

function Colours() {
  return (
    <Sheet title="Farben">
      <Part title="Druckfarben und Beiwerk">
        <div className={swatches}>
          {Object.entries({ ...BRAND, ...SUPPORT }).map(([name, value]) => (
            <div
              key={name}
              className={cx(swatch, grounds[name], name === 'black' || name === 'night' ? onDark : onLight)}
            >
              <b>{name}</b>
              {value}
            </div>
          ))}
        </div>
      </Part>
      <Part title="Themen">
        <div className={themes}>
          {THEMES.map((name) => (
            <ThemeSample key={name} name={name} />
          ))}
        </div>
      </Part>
      <Part title="Kontraste">
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">Schrift auf Grund</th>
              {THEMES.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PAIRS.map(([words, ground]) => (
              <tr key={`${words} ${ground}`}>
                <th scope="row">{`${words} / ${ground}`}</th>
                {THEMES.map((name) => (
                  <td key={name}>
                    {contrast(THEME_ROLES[name][words], THEME_ROLES[name][ground]).toFixed(2)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </Sheet>
  );
}

const meta = { component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

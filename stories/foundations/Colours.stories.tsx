import { css, cx } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { THEMES, type Theme } from '../../src/config/themes';
import { contrast } from '../../src/lib/contrast';
import { BRAND, color, ink, type Roles, SUPPORT, THEME_ROLES } from '../../src/theme/colors';
import { border, space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';
import { ThemeTable } from './ThemeTable';

const swatches = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
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

const sample = css`
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

const overprint = css`
  width: 100%;
  max-width: 340px;
  height: auto;
`;

const yellowPlate = css`
  fill: ${ink.yellow};
`;

const bluePlate = css`
  fill: ${ink.blue};
`;

const limePlate = css`
  fill: ${ink.lime};
`;

const DISC_LEFT = 'M10 60a50 50 0 1 0 100 0a50 50 0 1 0-100 0';
const DISC_RIGHT = 'M60 60a50 50 0 1 0 100 0a50 50 0 1 0-100 0';

/** Returns a cell for every theme. */
const perTheme = (cell: (roles: Roles) => ReactNode) =>
  Object.fromEntries(THEMES.map((name) => [name, cell(THEME_ROLES[name])])) as Record<Theme, ReactNode>;

const ROLES = Object.keys(THEME_ROLES.light) as (keyof Roles)[];

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
    <div className={sample} data-theme={name}>
      <h3 className={heading}>{name}</h3>
      <p>Fließtext auf Fläche</p>
      <p className={muted}>Nebentext, Datum, Hinweis</p>
      <p className={error}>Bitte prüfen.</p>
      <p className={surface}>Eingabe</p>
      <p className={accent}>Akzent</p>
    </div>
  );
}

/**
 * Shows a contrast ratio with its level: 4.5 suffices for text, 3 for large text and graphics (WCAG 2.2, 1.4.3,
 * 1.4.11).
 */
function Ratio({ value }: { value: number }) {
  const level = value >= 7 ? 'AAA' : value >= 4.5 ? 'AA' : value >= 3 ? 'groß' : 'keine Schrift';
  return (
    <>
      {value.toFixed(2)} <span className={muted}>{level}</span>
    </>
  );
}

function Overprint() {
  return (
    <svg className={overprint} viewBox="0 0 170 120" role="img" aria-labelledby="overprint">
      <title id="overprint">Gelb, Blau und ihre Überlappung in Limette</title>
      <clipPath id="overprint-yellow">
        <path d={DISC_LEFT} />
      </clipPath>
      <path className={yellowPlate} d={DISC_LEFT} />
      <path className={bluePlate} d={DISC_RIGHT} />
      <path className={limePlate} d={DISC_RIGHT} clipPath="url(#overprint-yellow)" />
    </svg>
  );
}

function Colours() {
  return (
    <Sheet
      title="Farben"
      lead="Zwei Druckfarben und ihre Überlappung auf Papier. Schrift auf Farbe ist immer schwarz; Limette ist Gelb über Blau, flach gedruckt und nie gemischt."
    >
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
      <Part title="Der Überdruck">
        <Overprint />
      </Part>
      <Part title="Themen">
        <div className={themes}>
          {THEMES.map((name) => (
            <ThemeSample key={name} name={name} />
          ))}
        </div>
      </Part>
      <Part title="Rollen">
        <ThemeTable
          label="Rolle"
          rows={ROLES.map((role) => ({ name: role, cells: perTheme((roles) => roles[role]) }))}
        />
      </Part>
      <Part title="Kontraste">
        <ThemeTable
          label="Schrift auf Grund"
          rows={PAIRS.map(([words, ground]) => ({
            name: `${words} / ${ground}`,
            cells: perTheme((roles) => <Ratio value={contrast(roles[words], roles[ground])} />),
          }))}
        />
      </Part>
    </Sheet>
  );
}

const meta = { component: Colours } satisfies Meta<typeof Colours>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

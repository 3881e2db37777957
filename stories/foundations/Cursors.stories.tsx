import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CURSOR_TYPES, type CursorType } from '../../src/config/cursors';
import { THEMES } from '../../src/config/themes';
import { CursorShape } from '../../src/layout/Cursor/CursorShape';
import { space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';

const shapes = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: ${space(6)} ${space(4)};
  ${type.label}
`;

const shape = css`
  display: grid;
  align-content: start;
  gap: ${space(2)};
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

const grounds = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
`;

const ground = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  ${type.label}
`;

/** Where each cursor shape is used. */
const MEANINGS: Record<CursorType, string> = {
  hide: 'nichts: über Textfeldern und Filmen',
  link: 'ein Link im Text oder eine Zeile',
  teaserMore: 'ein Plakat, das zu seiner Seite führt',
  teaserExternal: 'ein Plakat, das zu einem anderen Haus führt',
  'arrow-left': 'zurück, in einer Reihe nach links',
  'arrow-right': 'weiter, in einer Reihe nach rechts',
  'arrow-down': 'hinunter zum Anfang der Seite',
  play: 'ein Film, der beginnt',
  'play-pause': 'ein Bild, das sich anhalten lässt',
};

const ON_EACH_GROUND: readonly (CursorType | null)[] = [null, 'link', 'arrow-right'];

function Shape({ of }: { of: CursorType | null }) {
  return (
    <div className={field}>
      <div className={point}>
        <CursorShape type={of} />
      </div>
    </div>
  );
}

function Cursors() {
  return (
    <Sheet
      title="Mauszeiger"
      lead="Nur wo eine Hand zeigen kann, und nie der einzige Hinweis: ein Passkreuz, sonst schwarze Scheiben mit gelber Zeichnung und Papierrand, die auf jedem Grund stehen. An der Tastatur bleibt der Zeiger des Geräts."
    >
      <Part title="Neun Formen und das Passkreuz">
        <ul className={shapes}>
          <li className={shape}>
            <Shape of={null} />
            <b>Passkreuz</b>
            <span>wo nichts anderes verlangt ist</span>
          </li>
          {CURSOR_TYPES.map((name) => (
            <li key={name} className={shape}>
              <Shape of={name} />
              <b>{name}</b>
              <span>{MEANINGS[name]}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Auf jedem Grund">
        <div className={grounds}>
          {THEMES.map((theme) => (
            <div key={theme} className={ground} data-theme={theme}>
              {ON_EACH_GROUND.map((name) => (
                <Shape key={name ?? 'mark'} of={name} />
              ))}
              {theme}
            </div>
          ))}
        </div>
      </Part>
    </Sheet>
  );
}

const meta = { component: Cursors } satisfies Meta<typeof Cursors>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

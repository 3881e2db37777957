import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PLATE_SETS, POSTER_FORMATS, POSTER_MOTIFS } from '../../src/config/posters';
import { from } from '../../src/theme/breakpoints';
import { space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';

const motifs = css`
  display: grid;
  gap: ${space(7)} ${space(8)};

  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.xxl} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const sets = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(2)};
`;

const name = css`
  padding-block-end: ${space(2)};
  ${type.label}
`;

const picture = css`
  width: 100%;
  height: auto;
`;

const { width, height } = POSTER_FORMATS.portrait;

function Imagery() {
  return (
    <Sheet
      title="Plattenwerk"
      lead={`Ein Motiv, ein Satz, ein Startwert: ${POSTER_MOTIFS.length} Motive in ${PLATE_SETS.length} Sätzen, gezeichnet vom Bau der Seite. Jeder Satz heißt nach seinem Grund: ${PLATE_SETS.join(', ')}.`}
    >
      <Part title="Alle Motive in allen Sätzen">
        <ul className={motifs}>
          {POSTER_MOTIFS.map((motif) => (
            <li key={motif}>
              <p className={name}>{motif}</p>
              <div className={sets}>
                {PLATE_SETS.map((set) => (
                  <img
                    key={set}
                    className={picture}
                    src={`/imagery/${motif}-${set}.svg`}
                    alt=""
                    width={width}
                    height={height}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  );
}

const meta = { component: Imagery, tags: ['no-picture'] } satisfies Meta<typeof Imagery>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

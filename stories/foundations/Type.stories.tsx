import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { space } from '../../src/theme/space';
import { TYPE_SCALE, type TypeName, type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';

const samples: Record<TypeName, string> = {
  stageNarrow: css`
    ${type.stageNarrow}
  `,
  stage: css`
    ${type.stage}
  `,
  mega: css`
    ${type.mega}
  `,
  figure: css`
    ${type.figure}
  `,
  service: css`
    ${type.service}
  `,
  statement: css`
    ${type.statement}
  `,
  d1: css`
    ${type.d1}
  `,
  d2: css`
    ${type.d2}
  `,
  d3: css`
    ${type.d3}
  `,
  d4: css`
    ${type.d4}
  `,
  lead: css`
    ${type.lead}
  `,
  body: css`
    ${type.body}
  `,
  control: css`
    ${type.control}
  `,
  small: css`
    ${type.small}
  `,
  label: css`
    ${type.label}
  `,
};

const words: Record<TypeName, string> = {
  stageNarrow: 'Druck',
  stage: 'Druck',
  mega: 'Sag was.',
  figure: '+41 %',
  service: 'Öffentlichkeit',
  statement: 'Zwei Ideen, eine dritte',
  d1: 'Größe, Straße, Öl',
  d2: 'Wo sich zwei Ideen überlappen',
  d3: 'Nachbarschaft hat eine Adresse',
  d4: 'Strategie-Wochenende: drei Tage, kein Netz',
  lead: 'Wo früher Druckmaschinen standen, stehen heute Mikrofone.',
  body: 'Jede Ausrede bekam ein Plakat an genau der Ampel, an der sie entstanden ist. „Zum ersten Mal.“ ÄÖÜ äöü ß € …',
  control: 'Jetzt bewerben',
  small: '12. November 2026 · PDF, 180 kB',
  label: 'Pflichtfeld · Kampagne · Standort',
};

const sample = css`
  display: grid;
  gap: ${space(2)};
  overflow: hidden;
`;

const facts = css`
  ${type.small}
`;

function Type() {
  return (
    <Sheet
      title="Bricolage Grotesque, drei Schnitte"
      lead="800 ist der schmale Schnitt für Großes, 400 und 650 sind Text. Großes steht nie unter 22 px, nie in Versalien, nie auf Mitte. Jede Stufe wächst mit dem Schirm und mit der Textgröße des Geräts."
    >
      {(Object.keys(TYPE_SCALE) as TypeName[]).map((name) => {
        const { size, weight, lineHeight, tracking } = TYPE_SCALE[name];
        return (
          <Part key={name} title={name}>
            <div className={sample}>
              <p className={samples[name]}>{words[name]}</p>
              <p className={facts}>{`${weight}, ${size}, Zeile ${lineHeight}, Laufweite ${tracking}`}</p>
            </div>
          </Part>
        );
      })}
    </Sheet>
  );
}

const meta = { component: Type } satisfies Meta<typeof Type>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

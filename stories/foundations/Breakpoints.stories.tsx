import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BREAKPOINTS, type Breakpoint, from } from '../../src/theme/breakpoints';
import { color } from '../../src/theme/colors';
import { space } from '../../src/theme/space';
import { Part, Sheet } from './Sheet';

const ruler = css`
  display: grid;
  gap: ${space(2)};
`;

const step = css`
  padding: ${space(2)} ${space(3)};
  background: ${color.hair};
  color: ${color.text};
`;

/** Each breakpoint is highlighted from its width on. */
const reached: Record<Breakpoint, string> = {
  xs: css`
    background: ${color.accent};
    color: ${color.onAccent};
  `,
  sm: css`
    ${from.sm} {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  `,
  md: css`
    ${from.md} {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  `,
  lg: css`
    ${from.lg} {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  `,
  xl: css`
    ${from.xl} {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  `,
  xxl: css`
    ${from.xxl} {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  `,
};

function Breakpoints() {
  return (
    <Sheet
      title="Umbrüche"
      lead="Kleine Schirme zuerst. Jede Stufe gilt ab ihrer Breite und behält, was darunter gilt; 360 px stehen für die erste."
    >
      <Part title="Erreicht bei dieser Breite">
        <ol className={ruler}>
          {(Object.keys(BREAKPOINTS) as Breakpoint[]).map((name) => (
            <li key={name} className={`${step} ${reached[name]}`}>
              {`${name}: ab ${BREAKPOINTS[name]} px`}
            </li>
          ))}
        </ol>
      </Part>
    </Sheet>
  );
}

const meta = { component: Breakpoints } satisfies Meta<typeof Breakpoints>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../src/components/Icon/Icon';
import { type IconName, ICONS } from '../../src/components/Icon/icons';
import { space } from '../../src/theme/space';
import { type } from '../../src/theme/type';
import { Part, Sheet } from './Sheet';

const set = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${space(7)} ${space(4)};
`;

const cell = css`
  display: grid;
  gap: ${space(2)};
  ${type.label}
`;

function Icons() {
  return (
    <Sheet title="Zeichen">
      <Part title="24er Raster, Strich 2, eckige Enden, Viertelkreise statt Bögen">
        <ul className={set}>
          {(Object.keys(ICONS) as IconName[]).map((name) => (
            <li key={name} className={cell}>
              <Icon name={name} size={48} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
    </Sheet>
  );
}

const meta = { component: Icons } satisfies Meta<typeof Icons>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

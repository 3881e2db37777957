import { css } from '@linaria/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AudienceIcon } from '../../src/components/AudienceIcon/AudienceIcon';
import { AUDIENCES, type AudienceName } from '../../src/components/AudienceIcon/audiences';
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
  align-content: start;
  gap: ${space(2)};
  ${type.label}
`;

const sizes = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(8)};
`;

const NETWORKS = ['linkedin', 'twitter', 'instagram', 'spotify', 'kununu'];
const isNetwork = (name: string) => NETWORKS.includes(name) || name.startsWith('share-');
const names = Object.keys(ICONS) as IconName[];

function Drawings({ of }: { of: readonly IconName[] }) {
  return (
    <ul className={set}>
      {of.map((name) => (
        <li key={name} className={cell}>
          <Icon name={ICONS[name]} size={48} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Icons() {
  return (
    <Sheet
      title="Zeichen"
      lead="24er Raster, Strich 2, eckige Enden, Viertelkreise statt Bögen. Soziale Netze haben eigene Piktogramme, keine fremden Logos; ihr Name steht immer daneben."
    >
      <Part title="Bedienung">
        <Drawings of={names.filter((name) => !isNetwork(name))} />
      </Part>
      <Part title="Netzwerke und Teilen">
        <Drawings of={names.filter(isNetwork)} />
      </Part>
      <Part title="Zielgruppen: 96er Raster, zwei Platten, Überlappung Limette, Schwarz als Schlüssel">
        <ul className={set}>
          {(Object.keys(AUDIENCES) as AudienceName[]).map((name) => (
            <li key={name} className={cell}>
              <AudienceIcon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Größen: 20, 24, 32 und 48 px, der Strich wächst mit">
        <div className={sizes}>
          <Icon name="search" size={20} />
          <Icon name="search" size={24} />
          <Icon name="search" size={32} />
          <Icon name="search" size={48} />
        </div>
      </Part>
    </Sheet>
  );
}

const meta = { component: Icons } satisfies Meta<typeof Icons>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { THEMES } from '../../src/config/themes';
import { space } from '../../src/theme/space';
import { type } from '../../src/theme/type';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(5)};
`;

const sheet = css`
  display: grid;
  gap: ${space(8)};
  padding: ${space(8)};
`;

const label = css`
  ${type.label}
`;

export interface SpecimenProps {
  children: ReactNode;
}

/** Small variants side by side. */
export function Specimen({ children }: SpecimenProps) {
  return <div className={row}>{children}</div>;
}

/** The same specimen on every ground. */
export function OnAllThemes({ children }: SpecimenProps) {
  return (
    <div>
      {THEMES.map((theme) => (
        <div key={theme} className={sheet} data-theme={theme}>
          <p className={label}>{theme}</p>
          {children}
        </div>
      ))}
    </div>
  );
}

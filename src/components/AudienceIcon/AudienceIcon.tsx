import { css, cx } from '@linaria/core';
import { useId } from 'react';
import { THEMES } from '../../config/themes';
import { byScheme } from '../../theme/colors';
import { type PlateColors, plateSets, SET_OF_THEME } from '../../theme/plates';
import { type AudienceDrawing, type AudienceName, AUDIENCES } from './audiences';

/** Inks of a print on the ground of each theme; the nearest themed ancestor of the illustration applies. */
const inks = THEMES.map((theme) => {
  const day = plateSets[SET_OF_THEME[theme]];
  const night = theme === 'light' ? plateSets.black : day;
  const value = (plate: keyof PlateColors) => byScheme(day[plate], night[plate]);
  const values = `--plate-a: ${value('plateA')}; --plate-b: ${value('plateB')}; --plate-overlap: ${value('overlap')}; --plate-key: ${value('key')};`;
  return `${theme === 'light' ? ':root, ' : ''}[data-theme='${theme}'] { ${values} }`;
}).join('\n');

const illustration = css`
  :global() {
    ${inks}
  }

  display: block;
  flex: none;
`;

const sizes = {
  48: css`
    width: 48px;
    height: 48px;
  `,
  96: css`
    width: 96px;
    height: 96px;
  `,
  128: css`
    width: 128px;
    height: 128px;
  `,
};

const plateA = css`
  fill: var(--plate-a);
`;

const plateB = css`
  fill: var(--plate-b);
`;

const overlap = css`
  fill: var(--plate-overlap);
`;

const keyFill = css`
  fill: var(--plate-key);
`;

const keyLine = css`
  fill: none;
  stroke: var(--plate-key);
`;

export interface AudienceIconProps {
  /** Name of the audience. */
  name: AudienceName;
  /** Side in px. */
  size?: keyof typeof sizes;
}

/**
 * An audience, drawn like the posters in two plates and a key, in the inks of the surrounding theme. Decorative: text
 * beside it names the audience.
 */
export function AudienceIcon({ name, size = 96 }: AudienceIconProps) {
  const drawing: AudienceDrawing = AUDIENCES[name];
  const clip = useId();
  return (
    <svg className={cx(illustration, sizes[size])} viewBox="0 0 96 96" aria-hidden="true">
      <clipPath id={clip}>
        <path d={drawing.plateA} />
      </clipPath>
      <path className={plateA} d={drawing.plateA} />
      <path className={plateB} d={drawing.plateB} />
      <path className={overlap} d={drawing.plateB} clipPath={`url(#${clip})`} />
      {drawing.key && <path className={keyFill} d={drawing.key} />}
      {drawing.line && <path className={keyLine} d={drawing.line} strokeWidth={drawing.lineWidth} />}
    </svg>
  );
}

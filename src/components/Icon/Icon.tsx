import { css, cx } from '@linaria/core';
import { COMMON_ICONS, type CommonIconName } from './commonIcons';
import type { IconDrawing } from './iconDrawing';

const icon = css`
  display: block;
  flex: none;
`;

const sizes = {
  20: css`
    width: 20px;
    height: 20px;
  `,
  24: css`
    width: 24px;
    height: 24px;
  `,
  32: css`
    width: 32px;
    height: 32px;
  `,
  48: css`
    width: 48px;
    height: 48px;
  `,
};

/** A common icon, by name; or a drawing of another set, imported where it is used. */
export type IconChoice = CommonIconName | IconDrawing;

export interface IconProps {
  /** The icon. */
  name: IconChoice;
  /** Side in px; the stroke scales with it. */
  size?: keyof typeof sizes;
  /** For positioning only: `size` and the text colour define the rest. */
  className?: string | undefined;
}

/** An icon in the surrounding text colour. Decorative: text beside it has the same meaning. */
export function Icon({ name, size = 24, className }: IconProps) {
  const drawing: IconDrawing = typeof name === 'string' ? COMMON_ICONS[name] : name;
  return (
    <svg className={cx(icon, sizes[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      {drawing.line && <path d={drawing.line} fill="none" stroke="currentColor" strokeWidth="2" />}
      {drawing.shape && <path d={drawing.shape} fill="currentColor" />}
    </svg>
  );
}

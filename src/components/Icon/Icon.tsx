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

/** An icon that each page has, by name; or a drawing of another set, which comes with whatever draws it. */
export type IconChoice = CommonIconName | IconDrawing;

export interface IconProps {
  /** What is drawn. */
  name: IconChoice;
  /** Side in px; the stroke grows with it. */
  size?: keyof typeof sizes;
  /** For its position only: `size` and the colour of the text decide the rest. */
  className?: string | undefined;
}

/** An icon in the colour of the text around it. Decorative: what it says stands beside it in words. */
export function Icon({ name, size = 24, className }: IconProps) {
  const drawing: IconDrawing = typeof name === 'string' ? COMMON_ICONS[name] : name;
  return (
    <svg
      className={cx(icon, sizes[size], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {drawing.line && <path d={drawing.line} fill="none" stroke="currentColor" strokeWidth="2" />}
      {drawing.shape && <path d={drawing.shape} fill="currentColor" />}
    </svg>
  );
}

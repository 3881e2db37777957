import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture';
import type { PlateSet } from '../../config/posters';
import type { Theme } from '../../config/themes';
import type { PictureView } from '../../content/view';
import { from } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { layout } from '../../theme/space';

const hero = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: min(100svh, 1000px);
  padding-top: 88px;

  /* The header takes its colour from the page: where that cannot be read on the picture's ground, the hero starts below it. */
  &[data-below-header] {
    min-height: min(100svh - 104px, 900px);
    margin-top: 88px;
    padding-top: 0;
  }

  ${from.lg} {
    padding-top: 104px;

    &[data-below-header] {
      margin-top: 104px;
    }
  }
`;

const art = css`
  position: relative;
  flex: 1 0 auto;
  height: 112vw;
  max-height: 60svh;
  min-height: 280px;

  ${from.md} {
    height: 56vw;
    max-height: none;
  }

  ${from.lg} {
    position: absolute;
    inset: 104px 0 0 26%;
    height: auto;
    min-height: 0;

    [data-below-header] > & {
      top: 0;
    }
  }
`;

/** Keeps letters off the picture: a field of the ground's own colour, seen only where the picture is busy. */
const panel = css`
  position: relative;
  justify-self: start;
  align-self: flex-start;
  max-width: 100%;
  padding: clamp(20px, 3vw, 40px) ${layout.pageMargin} clamp(24px, 3.4vw, 56px);

  ${from.lg} {
    padding-right: clamp(24px, 3vw, 48px);
    background: ${color.bg};
  }
`;

/** Theme in which each ground is printed. */
const GROUND_THEMES: Record<PlateSet, Theme> = {
  paper: 'light',
  yellow: 'yellow',
  blue: 'blue',
  lime: 'lime',
  black: 'dark',
};

export interface HeroProps {
  picture: PictureView;
  /** Theme of the page, which colours the header. */
  theme: Theme;
  /** Headline and what belongs to it. */
  children: ReactNode;
}

/** Screen-high opening on the ground of its poster: the poster to the right, from lg on behind the headline's field. */
export function Hero({ picture, theme, children }: HeroProps) {
  const ground = GROUND_THEMES[picture.ground];
  const clashes = (ground === 'dark') !== (theme === 'dark');
  return (
    <div className={hero} data-theme={ground} data-below-header={clashes ? '' : undefined}>
      <div className={art}>
        <Picture picture={picture} sizes="(min-width: 1024px) 74vw, 100vw" fit="cover" narrowBelow="md" isPriority />
      </div>
      <div className={panel}>{children}</div>
    </div>
  );
}

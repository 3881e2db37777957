import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture';
import type { GenericContent, PictureView } from '../../content/view';
import { from, when } from '../../theme/breakpoints';
import { layout } from '../../theme/space';

const hero = css`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: min(100svh, 1000px);
  padding-top: 88px;

  /* The header takes its colour from the page: where that cannot be read on the ground, the hero starts below it. */
  &[data-below-header] {
    min-height: min(100svh - 88px, 912px);
    margin-top: 88px;
    padding-top: 0;
  }

  ${from.lg} {
    flex-direction: row-reverse;
    align-items: flex-end;
    padding-top: 104px;

    &[data-below-header] {
      min-height: min(100svh - 104px, 896px);
      margin-top: 104px;
    }
  }

  ${when.print} {
    display: block;
    min-height: 0;
    padding-top: 0;
  }
`;

/** A poster covers its area from the left edge of its drawing on and bleeds off the screen; a photograph has its focus in the middle. */
const art = css`
  position: relative;
  flex: 1 0 auto;
  height: 112vw;
  max-height: 60svh;
  min-height: 280px;

  & img {
    position: absolute;
    inset: 0;
  }

  &:not([data-photo]) img {
    object-position: 8% 50%;
  }

  ${from.md} {
    height: 56vw;
    max-height: none;
  }

  ${from.lg} {
    flex: 1 1 40%;
    align-self: stretch;
    height: auto;
    min-height: 0;
  }

  ${when.print} {
    height: 80mm;
  }
`;

const words = css`
  padding: clamp(20px, 3vw, 40px) ${layout.pageMargin} clamp(24px, 3.4vw, 56px);

  ${from.lg} {
    flex: 0 0 auto;
    max-width: 60%;
    padding-inline-end: clamp(24px, 3vw, 48px);
  }
`;

type Theme = GenericContent['theme'];

/** Theme in which each ground is printed. */
const GROUND_THEMES: Record<PictureView['ground'], Theme> = {
  paper: 'light',
  yellow: 'yellow',
  blue: 'blue',
  lime: 'lime',
  black: 'dark',
};

export interface HeroProps {
  /** Fills the opening. */
  picture: PictureView;
  /** Theme of the page, which colours the header. */
  theme: Theme;
  /** Headline and what belongs to it. */
  children: ReactNode;
}

/** Screen-high opening on the ground of its poster: headline below the poster, from lg on left of it. */
export function Hero({ picture, theme, children }: HeroProps) {
  const ground = GROUND_THEMES[picture.ground];
  const clashes = (ground === 'dark') !== (theme === 'dark');
  return (
    <div className={hero} data-theme={ground} data-below-header={clashes ? '' : undefined}>
      <div className={art} data-photo={picture.isPhoto}>
        <Picture picture={picture} fit="cover" isPriority />
      </div>
      <div className={words}>{children}</div>
    </div>
  );
}

import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture';
import type { Theme } from '../../config/themes';
import type { PictureView } from '../../content/view';
import { from, upFrom, when } from '../../theme/breakpoints';
import { bleed } from '../../theme/mixins';
import { D1_MAX, TYPE_SCALE } from '../../theme/type';

const hero = css`
  /* On phones, no taller than its parts: the largest poster and a headline of one line. */
  --hero-height: min(100svh, 1000px, 125vw + 7rem + var(--above));
  --header: 88px;
  --above: var(--header);
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: var(--hero-height);
  padding-top: var(--header);

  &[data-under-header='always'] {
    --above: 0px;
  }

  /* Below lg the headline is above the poster, which stands on the line of the address. */
  &[data-house] {
    flex-direction: column-reverse;
    justify-content: space-between;
  }

  ${from.lg} {
    /* On portrait screens, no taller than the poster beside the headline is wide. */
    --hero-height: min(100svh, 63vw + var(--above), max(1000px, 50vw));
    --header: 104px;

    &[data-under-header] {
      --above: 40px;
    }

    &,
    &[data-house] {
      flex-direction: row-reverse;
      align-items: flex-end;
    }
  }

  &[data-compact] {
    --hero-height: min(66svh, 44vw);
    --art-height: 57vw;
  }

  ${when.print} {
    --header: 0px;
    display: block;
    min-height: 0;
    padding-top: 5mm;
  }
`;

/**
 * Its proportions stay within the limits of `slots` in scripts/content/resolve/pictureUses.ts, which posters are
 * composed for.
 */
const art = css`
  position: relative;
  flex: 1 0 auto;
  height: var(--art-height, 112vw);
  max-height: min(125vw, max(60svh, 100vw));

  [data-under-header='always'] > & {
    margin-top: calc(-1 * var(--header));
  }

  & img {
    position: absolute;
    inset: 0;
  }

  ${from.sm} {
    height: var(--art-height, 69vw);
    max-height: none;
  }

  @media ${upFrom.sm} and (orientation: landscape) {
    height: 56vw;
  }

  ${from.lg} {
    flex: 0 1 66%;
    align-self: stretch;
    max-width: calc(1.49 * (var(--hero-height) - 104px));
    margin-inline-start: -4%;
    height: auto;

    [data-under-header] > & {
      margin-top: calc(-1 * var(--header));
    }
  }

  /* Whole: only as wide as the poster is at this height. */
  ${when.print} {
    height: 80mm;

    & img {
      width: auto;
    }
  }
`;

const words = css`
  padding-block: clamp(20px, 3vw, 40px) clamp(24px, 3.4vw, 56px);

  ${from.lg} {
    flex: 1 0 40%;
    padding-inline-end: 5.5vw;

    /* Long words leave the poster its width. */
    & h1 {
      font-size: min(${D1_MAX}, 8.4vw);
    }

    & h1[data-fit='small'] {
      hyphens: none;
      font-size: min(${D1_MAX}, 7.4vw);
      margin-inline-end: 2.5vw;
    }

    & h1[data-size='mega'] {
      font-size: min(${TYPE_SCALE.mega.size}, 15.4vw);
    }
  }
`;

export interface HeroProps {
  /** Poster beside the headline, shown whole. */
  picture: PictureView;
  /** Windows in which the picture runs on behind the header; `wide` is from lg. */
  underHeader?: 'always' | 'wide' | undefined;
  /** Ground of the picture, as a theme; defaults to that of the page. */
  ground?: Theme | undefined;
  /** true on the page of a house, whose address follows below. */
  isHouse?: true | undefined;
  /** true if the content below must also be visible on the first screen. */
  isCompact?: true | undefined;
  /** Headline with its surrounding text. */
  children: ReactNode;
}

/** Screen-high opening on the ground of its poster: headline below the poster; from lg, to its left. */
export function Hero({ picture, underHeader, ground, isHouse, isCompact, children }: HeroProps) {
  return (
    <div
      className={hero}
      data-theme={ground}
      data-house={isHouse}
      data-compact={isCompact}
      data-under-header={underHeader}
    >
      <div className={art}>
        <Picture picture={picture} fit="cover" isPriority />
      </div>
      <div className={`${bleed} ${words}`}>{children}</div>
    </div>
  );
}

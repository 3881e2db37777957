import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Picture } from '../../components/Picture/Picture';
import type { Theme } from '../../config/themes';
import type { PictureView } from '../../content/view';
import { from, when } from '../../theme/breakpoints';
import { color, ink } from '../../theme/colors';
import { corner, layout } from '../../theme/space';
import { openingFrame } from './openingFrame';

/**
 * Its proportions stay within the limits of `slots` in scripts/content/resolve/pictureUses.ts, which posters are
 * composed for.
 */
const sheet = css`
  position: relative;
  flex: 1 0 auto;
  padding-bottom: 64vw;

  & img {
    position: absolute;
    inset: 0;
  }

  ${from.md} {
    padding-bottom: 40vw;
  }

  ${from.lg} {
    padding-bottom: clamp(96px, 14vw, 280px);
  }

  [data-compact] > & {
    padding-bottom: clamp(120px, 26vw, 200px);

    ${from.lg} {
      padding-bottom: clamp(64px, 8vw, 160px);
    }
  }

  ${when.print} {
    &,
    [data-compact] > & {
      padding-bottom: 0;
    }

    & img {
      position: static;
      height: 60mm;
    }
  }
`;

/** The unprinted part of a pattern: it continues the ground of the header. Below a sky there is no need for one. */
const panel = css`
  position: relative;
  width: fit-content;
  max-width: calc(100% - 40px);
  padding: clamp(8px, 2vw, 40px) clamp(24px, 4vw, 64px) clamp(28px, 3.4vw, 64px) ${layout.pageMargin};
  border-radius: ${corner.dialog};
  background: ${color.bg};

  &[data-sky] {
    background: none;
  }

  /* Also in the dark scheme, where a poster on paper stays light. */
  [data-theme='light'] > * > &[data-sky] {
    color: ${ink.black};
  }

  /* Without it the panel would keep the width of the unbroken title. */
  & h1[data-lines] {
    max-width: 9.5ch;
  }

  ${from.lg} {
    max-width: 64%;
  }

  ${when.print} {
    max-width: none;
    padding-inline: 0;
  }
`;

export interface PosterOpeningProps {
  /** A pattern, a motif below a sky, or a photograph; fills the opening. */
  picture: PictureView;
  /** true: the picture leaves the place of the headline unprinted. */
  hasSky?: true | undefined;
  /** Ground of the picture, as a theme; defaults to that of the page. */
  ground?: Theme | undefined;
  /** true if the content below must also be visible on the first screen. */
  isCompact?: true | undefined;
  /** Headline with its surrounding text. */
  children: ReactNode;
}

/** Opening filled by its poster from edge to edge; the headline is on an unprinted part of its ground. */
export function PosterOpening({ picture, hasSky, ground, isCompact, children }: PosterOpeningProps) {
  return (
    <div className={openingFrame} data-theme={ground} data-compact={isCompact}>
      <div className={sheet}>
        <Picture picture={picture} fit="cover" isPriority />
        <div className={panel} data-sky={hasSky}>
          {children}
        </div>
      </div>
    </div>
  );
}

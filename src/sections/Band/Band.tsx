import { css, cx } from '@linaria/core';
import type { ReactNode } from 'react';
import type { Theme } from '../../config/themes';
import { bleed } from '../../theme/mixins';
import { layout } from '../../theme/space';
import { PRESERVED_HTML } from '../preservedHtml';

const tops = {
  section: css`
    padding-block-start: ${layout.section};
  `,
  tight: css`
    padding-block-start: ${layout.tight};
  `,
  heading: css`
    padding-block-start: ${layout.headingGap};
  `,
  none: css`
    padding-block-start: 0;
  `,
};

const closed = css`
  padding-block-end: ${layout.section};
`;

/** Room above a band: a full section, less between quiet neighbours, as below a heading, none where lists run on. */
export type BandTop = keyof typeof tops;

/** `full`: edge to edge; `bleed`: page margins. */
export type BandWidth = 'full' | 'bleed';

export interface BandProps {
  /** Anchor of the band. */
  id?: string | undefined;
  /** Ground of the band; without one it stands on the ground of the page. */
  theme?: Theme | undefined;
  /** `full`: edge to edge; `bleed`: inside the page margins. Within them the columns of a section limit its lines. */
  width: BandWidth;
  /** Room above: of its own ground, of a quiet neighbour, or none. */
  top?: BandTop;
  /** Whether the band ends with room of its own: before another ground and at the end of the page. */
  isClosed?: boolean;
  /** true: the server's HTML of the band is preserved, and its section is not rendered. */
  isPreserved?: boolean;
  /** One section. */
  children: ReactNode;
}

/** One band of a page: its ground, its width and the room around it. */
export function Band({
  id,
  theme,
  width,
  top = 'section',
  isClosed = true,
  isPreserved = false,
  children,
}: BandProps) {
  const className = cx(width !== 'full' && bleed, tops[top], isClosed && closed);
  if (isPreserved) return <section id={id} className={className} data-theme={theme} {...PRESERVED_HTML} />;
  return (
    <section id={id} className={className} data-theme={theme}>
      {children}
    </section>
  );
}

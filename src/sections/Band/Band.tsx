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

/**
 * Space above a band: a full section, less between plain neighbours, as below a heading, or none where lists continue.
 */
export type BandTop = keyof typeof tops;

/** `full`: edge to edge; `bleed`: page margins. */
export type BandWidth = 'full' | 'bleed';

export interface BandProps {
  /** Id of the band, for links. */
  id?: string | undefined;
  /** Ground of the band; defaults to that of the page. */
  theme?: Theme | undefined;
  /** `full`: edge to edge; `bleed`: inside the page margins, where the columns of a section limit its line length. */
  width: BandWidth;
  /** Space above. */
  top?: BandTop;
  /** Adds space at the end: before another ground and at the end of the page. */
  isClosed?: boolean;
  /** true: the server's HTML of the band is preserved, and its section is not rendered. */
  isPreserved?: boolean;
  /** One section. */
  children: ReactNode;
}

/** One band of a page: its ground, its width and the space around it. */
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

import { css, cx } from '@linaria/core';
import type { PictureView } from '../../content/view';
import { BREAKPOINTS } from '../../theme/breakpoints';
import { ink } from '../../theme/colors';

const fits = {
  natural: css`
    width: 100%;
    height: auto;
  `,
  cover: css`
    width: 100%;
    height: 100%;
    object-fit: cover;
  `,
};

/** The poster's ground is painted until the file has arrived. */
const grounds = {
  paper: css`
    background: ${ink.paper};
  `,
  yellow: css`
    background: ${ink.yellow};
  `,
  blue: css`
    background: ${ink.blue};
  `,
  lime: css`
    background: ${ink.lime};
  `,
  black: css`
    background: ${ink.black};
  `,
} satisfies Record<PictureView['ground'], string>;

const frame = css`
  display: contents;
`;

export interface PictureProps {
  /** Files, their sizes and the alternative text. */
  picture: PictureView;
  /** Width of the picture on the page, as in the HTML attribute, e.g. `(min-width: 768px) 50vw, 100vw`. */
  sizes: string;
  /** true for what is in view when the page opens: loaded at once and first. */
  isPriority?: boolean;
  /** true for what is on paper although nobody has scrolled to it: loaded at once, but last. */
  isPrinted?: boolean;
  /** `natural` keeps the file's proportions, `cover` fills the box around it. */
  fit?: keyof typeof fits;
  /** Layout step below which the narrow composition is shown, where there is one. */
  narrowBelow?: 'sm' | 'md';
}

/** A poster whose space is reserved while it loads. */
export function Picture({
  picture,
  sizes,
  isPriority = false,
  isPrinted = false,
  fit = 'natural',
  narrowBelow = 'md',
}: PictureProps) {
  const { wide, narrow } = picture;
  return (
    <picture className={frame}>
      {narrow && (
        <source
          media={`(max-width: ${BREAKPOINTS[narrowBelow] - 0.02}px)`}
          srcSet={narrow.srcSet ?? narrow.src}
          sizes={narrow.srcSet ? sizes : undefined}
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        className={cx(fits[fit], grounds[picture.ground])}
        src={wide.src}
        srcSet={wide.srcSet}
        sizes={wide.srcSet ? sizes : undefined}
        width={wide.width}
        height={wide.height}
        alt={picture.alt}
        loading={isPriority || isPrinted ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : isPrinted ? 'low' : undefined}
        decoding={isPriority ? 'sync' : 'async'}
      />
    </picture>
  );
}

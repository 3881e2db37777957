import { css, cx } from '@linaria/core';
import type { PictureView } from '../../content/view';
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
  contain: css`
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: 50% 100%;
  `,
};

/** The picture's ground, painted until the file has loaded. */
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
  /** Overrides the `sizes` attribute, for a width other than that of the picture's intended slot. */
  sizes?: string;
  /** true for pictures in view when the page opens: loaded eagerly, at high priority. */
  isPriority?: boolean;
  /** true for pictures that must appear in print even if never scrolled to: loaded eagerly, at low priority. */
  isPrinted?: boolean;
  /**
   * `natural` keeps the file's proportions; `cover` fills the surrounding box; `whole` does too, but shows a
   * free-standing figure uncropped.
   */
  fit?: 'natural' | 'cover' | 'whole';
}

/** A poster or photograph whose space is reserved while it loads. */
export function Picture({
  picture: { wide, sources, ground, alt, isFree },
  sizes,
  isPriority = false,
  isPrinted = false,
  fit = 'natural',
}: PictureProps) {
  return (
    <picture className={frame}>
      {sources?.map((source, index) => (
        <source
          key={index}
          media={source.media}
          type={source.type}
          srcSet={source.srcSet}
          sizes={source.sizes && (sizes ?? source.sizes)}
          width={source.width}
          height={source.height}
        />
      ))}
      <img
        className={cx(fits[fit === 'whole' ? (isFree ? 'contain' : 'cover') : fit], grounds[ground])}
        src={wide.src}
        srcSet={wide.srcSet}
        sizes={wide.sizes && (sizes ?? wide.sizes)}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading={isPriority || isPrinted ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : isPrinted ? 'low' : undefined}
        decoding={isPriority ? 'sync' : 'async'}
      />
    </picture>
  );
}

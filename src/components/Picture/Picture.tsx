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

/** The picture's ground is painted until the file has arrived. */
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
  /** Width of the picture where it is not shown in the place that it was made for, as in the HTML attribute. */
  sizes?: string;
  /** true for what is in view when the page opens: loaded at once and first. */
  isPriority?: boolean;
  /** true for what is on paper although nobody has scrolled to it: loaded at once, but last. */
  isPrinted?: boolean;
  /**
   * `natural` keeps the file's proportions, `cover` fills the box around it, `whole` does so too, but shows a figure that stands
   * free on its ground with nothing cut off.
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

import type { DownloadView } from '../../../src/content/view';
import { formatNumber } from '../../../src/lib/formatNumber';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import type { SeededPicture } from './media';

/** What a picture to take away is called. */
interface PictureNames {
  label: string;
  /** Of the file, without its ending. */
  name: string;
  /** Who made it. */
  credit?: string | undefined;
}

/** A picture to take away, with its size in px, where it is a file, and who made it. */
export function pictureDownload(
  { media, region, text }: ResolveContext,
  picture: SeededPicture,
  { label, name, credit }: PictureNames,
): DownloadView {
  const { href, width, height } = media.pictureFile(picture, name);
  const pixels =
    width === undefined || height === undefined
      ? undefined
      : `${formatNumber(width, region)}\u00a0×\u00a0${formatNumber(height, region)}\u00a0px`;
  return omitUndefined({
    label,
    href,
    // Format and size are those of the file that is made.
    format: '',
    size: '',
    pixels,
    credit: credit === undefined ? undefined : text('picture.credit', { credit }),
  });
}

import type { DownloadView } from '../../../src/content/view';
import { formatNumber } from '../../../src/lib/formatNumber';
import { omitUndefined } from '../../../src/lib/omitUndefined';
import type { ResolveContext } from './context';
import type { SeededPicture } from './media';

/** Names of a picture for download. */
interface PictureNames {
  label: string;
  /** File name without extension. */
  name: string;
  /** Photo credit. */
  credit?: string | undefined;
}

/** A picture for download, with its credit and, for photographs, its size in px. */
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
    // Format and size are filled in once the file exists.
    format: '',
    size: '',
    pixels,
    credit: credit === undefined ? undefined : text('picture.credit', { credit }),
  });
}

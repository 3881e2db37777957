import { type ImageRequest, type RenderedImage, renderImage } from './renderImage';
import { type PhotoRequest, type PictureFolders, renderPhoto } from './renderPhoto';

/** A picture that a page shows: a drawn poster, or a photograph. */
export type PictureRequest = ImageRequest | PhotoRequest;

/**
 * Makes a picture in all its widths, once: what the cache has is not made again.
 * @throws naming the poster that cannot be drawn, or the file that is missing or has changed
 */
export function renderPicture(request: PictureRequest, folders: PictureFolders): Promise<RenderedImage> {
  return 'file' in request ? renderPhoto(request, folders) : renderImage(request, folders.cacheDir);
}

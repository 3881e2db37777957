import { type ImageRequest, type RenderedImage, renderImage } from './renderImage';
import { type PhotoRequest, type PictureFolders, renderPhoto } from './renderPhoto';

/** A picture shown on a page: a drawn poster or a photograph. */
export type PictureRequest = ImageRequest | PhotoRequest;

/**
 * Makes a picture in all its widths, or takes it from the cache.
 * @throws with the name of the poster that cannot be drawn, or of the file that is missing or has changed
 */
export function renderPicture(request: PictureRequest, folders: PictureFolders): Promise<RenderedImage> {
  return 'file' in request ? renderPhoto(request, folders) : renderImage(request, folders.cacheDir);
}

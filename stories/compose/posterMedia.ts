import type { Typeface } from '../../scripts/fonts/createTypeface';
import { drawPoster, posterKey } from '../../scripts/images/poster';
import { type Media, pictureView } from '../../scripts/content/resolve/media';

/**
 * Posters drawn on the spot by the build's own generator; each is drawn once. `publish` gives a drawing an address. A
 * poster whose letters have no glyph is shown as its ground alone; the build would refuse it.
 */
export function createPosterMedia(typeface: Typeface, publish: (svg: string) => string): Media {
  const addresses = new Map<string, string>();
  return {
    picture: (poster, place, alt) =>
      pictureView(poster, place, alt, (request) => {
        const key = posterKey(request);
        const known = addresses.get(key);
        if (known !== undefined) return known;
        let drawing: string;
        try {
          drawing = drawPoster(request, typeface);
        } catch {
          drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
        }
        const address = publish(drawing);
        addresses.set(key, address);
        return address;
      }),
    socialImage: () => '',
    file: ({ name }) => `#${name}`,
  };
}

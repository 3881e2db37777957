/** Red, green and blue of a colour `#rrggbb`, 0 to 255 each; throws on any other notation. */
function channels(hex: string): [red: number, green: number, blue: number] {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`A colour is written #rrggbb, but this is "${hex}".`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const linear = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

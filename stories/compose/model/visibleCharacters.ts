/** A text in which soft hyphens and no-break spaces can be seen: as `·` and `␣`. */
export function withVisibleCharacters(text: string): string {
  return text.replaceAll('\u00ad', '·').replaceAll('\u00a0', '␣');
}

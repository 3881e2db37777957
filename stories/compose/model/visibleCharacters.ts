/** Makes soft hyphens and no-break spaces visible, as `·` and `␣`. */
export function withVisibleCharacters(text: string): string {
  return text.replaceAll('\u00ad', '·').replaceAll('\u00a0', '␣');
}

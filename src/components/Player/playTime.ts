/** Formats a time in s as minutes and seconds, e.g. `75.4` => `1:15`. */
export function playTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

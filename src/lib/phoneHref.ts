/** Returns the `tel:` address of a number in international form, e.g. `+49 30 23125 100` => `tel:+493023125100`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

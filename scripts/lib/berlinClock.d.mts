/** A minute by the clock in Berlin, YYYY-MM-DDTHH:MM; the earlier one is the smaller text. */
export type BerlinMinute = string;

export function berlinMinute(moment: Date): BerlinMinute;

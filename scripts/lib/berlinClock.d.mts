/** A minute in Berlin time, YYYY-MM-DDTHH:MM; sorts chronologically as text. */
export type BerlinMinute = string;

export function berlinMinute(moment: Date): BerlinMinute;

/** Colour schemes a visitor may choose: the print on white or on black paper. Without a choice the device decides. */
export const SCHEMES = ['light', 'dark'] as const;

/** Name of a colour scheme. */
export type Scheme = (typeof SCHEMES)[number];

/** Name under which the browser keeps the choice in local storage; nothing is kept where the device decides. */
export const SCHEME_KEY = 'scheme';

/** Name of the radio buttons that choose; the value of the one for the device's scheme is empty. */
export const SCHEME_FIELD = 'scheme';

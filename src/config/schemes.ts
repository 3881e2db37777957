/**
 * Colour schemes a visitor may choose: print on white or on black paper. Without a choice the device's setting applies.
 */
export const SCHEMES = ['light', 'dark'] as const;

/** Name of a colour scheme. */
export type Scheme = (typeof SCHEMES)[number];

/** localStorage key of the choice; not set while the device's setting applies. */
export const SCHEME_KEY = 'scheme';

/** Name of the radio buttons; the value of the device option is empty. */
export const SCHEME_FIELD = 'scheme';

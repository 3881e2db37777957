/**
 * Colour schemes a visitor may choose: print on white or on black paper. Without a choice the device's setting applies.
 */
export const SCHEMES = ['light', 'dark'] as const;

/** Name of a colour scheme. */
export type Scheme = (typeof SCHEMES)[number];

/**
 * Name of the radio buttons, of which the device option has an empty value; also the localStorage key of the choice, not
 * set while the device's setting applies.
 */
export const SCHEME_FIELD = 'scheme';

/** Services that need consent; each has a switch in the settings. */
export const CONSENT_SERVICES = ['statistics', 'media'] as const;

/** Name of a service that needs consent. */
export type ConsentService = (typeof CONSENT_SERVICES)[number];

/** localStorage key of the visitor's choice; written only once a choice was made. */
export const CONSENT_STORAGE_KEY = 'consent';

/** Path of the privacy policy below the prefix of a language (specification, section 9). */
export const PRIVACY_PATH = '/data-privacy/';

/** Name of the `meta` element that holds the consent vendor's configuration as JSON, if there is one. */
export const CONSENT_VENDOR_META = 'consent-vendor';

/** Longest time that a click on the settings waits for the vendor's layer to load, ms. */
export const VENDOR_WAIT_MS = 3000;

/** Window event that version 2 of the vendor sends after a choice; its name is set in the vendor's administration. */
export const VENDOR_WINDOW_EVENT = 'ucEvent';

/** What a visitor may allow besides what is necessary; each has a switch in the settings. */
export const CONSENT_SERVICES = ['statistics', 'media'] as const;

/** Name of something that needs consent. */
export type ConsentService = (typeof CONSENT_SERVICES)[number];

/** Key of the visitor's choice in the browser's local storage; written only once a choice was made. */
export const CONSENT_STORAGE_KEY = 'consent';

/** Path of the privacy policy below the prefix of a language (specification, section 9). */
export const PRIVACY_PATH = '/data-privacy/';

/** Name of the head's `meta` that carries the consent vendor, where one is configured, as JSON. */
export const CONSENT_VENDOR_META = 'consent-vendor';

/** A click on the settings waits this long (ms) for a vendor's layer that is still loading. */
export const VENDOR_WAIT_MS = 3000;

/** Window event under which version 2 of the vendor tells of choices, as named in the vendor's administration. */
export const VENDOR_WINDOW_EVENT = 'ucEvent';

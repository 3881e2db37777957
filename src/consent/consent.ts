import { CONSENT_SERVICES, CONSENT_STORAGE_KEY, type ConsentService } from '../config/consent';
import { safeStorage } from '../lib/safeStorage';
import { updateConsent } from '../tracking/consentMode';

/** What a visitor allows, service by service. */
export type Consent = Record<ConsentService, boolean>;

/** Sent on `window` after a choice; whoever shows something that needs consent asks again then. */
export const CONSENT_EVENT = 'consentchange';

const storage = () => safeStorage(() => window.localStorage);

function parse(kept: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The visitor's choice; what was never allowed is refused. */
export function readConsent(): Consent {
  const kept = parse(storage().get(CONSENT_STORAGE_KEY));
  return { statistics: kept['statistics'] === true, media: kept['media'] === true };
}

/** Whether a service may run now. */
export function hasConsent(service: ConsentService): boolean {
  return readConsent()[service];
}

/**
 * Keeps a choice in the browser, tells the tags of it and then everybody who listens for `CONSENT_EVENT`. What was
 * allowed before and is taken back stays away from the next page on: that is loaded anew.
 */
export function saveConsent(choice: Consent): void {
  const before = readConsent();
  storage().set(CONSENT_STORAGE_KEY, JSON.stringify(choice));
  updateConsent(choice);
  if (CONSENT_SERVICES.some((service) => before[service] && !choice[service])) {
    document.documentElement.dataset['reload'] = '';
  }
  window.dispatchEvent(new Event(CONSENT_EVENT));
}

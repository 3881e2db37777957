import { CONSENT_SERVICES, CONSENT_STORAGE_KEY, type ConsentService } from '../config/consent';
import { safeStorage } from '../lib/safeStorage';
import { useStore } from '../store/store';
import { DENIED, updateConsent } from '../tracking/consentMode';

/** A visitor's choice per service. */
export type Consent = Record<ConsentService, boolean>;

/** Dispatched on `window` after a choice; components that need consent then read it again. */
export const CONSENT_EVENT = 'consentchange';

const storage = safeStorage(() => window.localStorage);

function parse(kept: string | null | undefined): Partial<Record<string, unknown>> {
  try {
    // Spread, a value that is no object has no properties that are read.
    return { ...(JSON.parse(kept ?? '{}') as object) };
  } catch {
    return {};
  }
}

/** A choice that could not be stored, and what is stored instead; it applies until another tab stores a choice. */
let unstored: { choice: Consent; instead: string | null | undefined } | undefined;

/** Returns the visitor's choice; services default to denied. */
export function readConsent(): Consent {
  const text = storage.get(CONSENT_STORAGE_KEY);
  if (unstored && unstored.instead === text) return unstored.choice;
  const kept = parse(text);
  return { statistics: kept['statistics'] === true, media: kept['media'] === true };
}

/** True if a service may run now. */
export function hasConsent(service: ConsentService): boolean {
  return readConsent()[service];
}

/** Calls back after each choice with whether the service is allowed. Returns a function that stops it. */
export function watchConsent(service: ConsentService, onChoice: (isAllowed: boolean) => void): () => void {
  const read = () => onChoice(hasConsent(service));
  window.addEventListener(CONSENT_EVENT, read);
  return () => window.removeEventListener(CONSENT_EVENT, read);
}

/** Runs a task once, now or as soon as the service is allowed. */
export function whenAllowed(service: ConsentService, task: () => void): void {
  if (hasConsent(service)) {
    task();
    return;
  }
  const stop = watchConsent(service, (isAllowed) => {
    if (!isAllowed) return;
    stop();
    task();
  });
}

/** The choice that this document follows. */
let applied: Consent = DENIED;

/**
 * Passes a new choice to the tags and dispatches `CONSENT_EVENT`. A running script cannot be stopped when its consent is
 * withdrawn, so the next page is then a full page load.
 */
function apply(choice: Consent, before: Consent): void {
  applied = choice;
  updateConsent(choice);
  if (CONSENT_SERVICES.some((service) => before[service] && !choice[service])) {
    useStore.getState().requireReload();
  }
  window.dispatchEvent(new Event(CONSENT_EVENT));
}

/** Stores a choice in the browser, or keeps it in this document if that fails, and applies it. */
export function saveConsent(choice: Consent): void {
  const before = readConsent();
  const text = JSON.stringify(choice);
  const stored = () => storage.get(CONSENT_STORAGE_KEY);
  storage.set(CONSENT_STORAGE_KEY, text);
  // A full storage still holds the earlier choice, which would allow again what was withdrawn.
  if (stored() !== text) storage.remove(CONSENT_STORAGE_KEY);
  const instead = stored();
  unstored = instead === text ? undefined : { choice, instead };
  apply(choice, before);
}

/**
 * Applies choices made elsewhere: on an earlier page, in another tab, or while this page was in the back/forward cache.
 * To be called once.
 */
export function followConsent(): void {
  const compare = () => {
    const choice = readConsent();
    if (CONSENT_SERVICES.some((service) => applied[service] !== choice[service])) apply(choice, applied);
  };
  window.addEventListener('storage', compare);
  window.addEventListener('pageshow', compare);
  compare();
}

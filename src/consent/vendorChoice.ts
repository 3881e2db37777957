import { CONSENT_SERVICES, type ConsentService, VENDOR_WINDOW_EVENT } from '../config/consent';
import { type Consent, readConsent, saveConsent } from './consent';

/** A visitor's choice as reported by version 3 of the vendor. */
interface ConsentDetails {
  /** `IMPLICIT`: no choice has been made yet, the values are only defaults. */
  consent?: { type?: string };
  /** By slug; `ALL_ACCEPTED`, `ALL_DENIED` or something in between. */
  categories?: Record<string, { state?: string } | undefined>;
}

/** One service as reported by version 2 of the vendor. */
interface ServiceInfo {
  categorySlug?: string;
  consent?: { status?: boolean; history?: { type?: string }[] };
}

/** The part of the vendor's API that the site calls. */
interface ConsentLayer {
  showSecondLayer: () => unknown;
}

declare global {
  interface Window {
    /** Usercentrics, version 3. */
    __ucCmp?: ConsentLayer & { getConsentDetails?: () => Promise<ConsentDetails> };
    /** Usercentrics, version 2. */
    UC_UI?: ConsentLayer & { getServicesBaseInfo?: () => ServiceInfo[] };
  }
}

/** The vendor's category for each service of the site. */
export type VendorCategories = Record<ConsentService, string>;

const choiceOf = (isAllowed: (service: ConsentService) => boolean): Consent => ({
  statistics: isAllowed('statistics'),
  media: isAllowed('media'),
});

/**
 * Returns the choice made with the vendor; a category counts as allowed only as a whole. null: no choice yet (the
 * vendor's defaults are not a choice), or the vendor does not report it.
 */
export async function readVendorChoice(categories: VendorCategories): Promise<Consent | null> {
  try {
    // oxlint-disable-next-line no-underscore-dangle -- the vendor's name for it
    const details = await window.__ucCmp?.getConsentDetails?.();
    if (details) {
      const states = details.categories;
      if (!states || details.consent?.type?.toUpperCase() === 'IMPLICIT') return null;
      return choiceOf((service) => states[categories[service]]?.state === 'ALL_ACCEPTED');
    }
    const services = window.UC_UI?.getServicesBaseInfo?.();
    if (!services) return null;
    const hasChosen = services.some(
      ({ consent }) => consent?.history?.at(-1)?.type?.toUpperCase() === 'EXPLICIT',
    );
    if (!hasChosen) return null;
    return choiceOf((service) => {
      const own = services.filter(({ categorySlug }) => categorySlug === categories[service]);
      return own.length > 0 && own.every(({ consent }) => consent?.status === true);
    });
  } catch {
    return null;
  }
}

/** Saves a choice that differs from the saved one: vendors report the same choice several times. */
function take(choice: Consent): void {
  const kept = readConsent();
  if (CONSENT_SERVICES.some((service) => kept[service] !== choice[service])) saveConsent(choice);
}

const detailOf = (event: Event): Record<string, unknown> => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null ? { ...detail } : {};
};

/**
 * Adopts every choice made with the vendor as the site's own, so that embeds and tags follow it: the buttons of its
 * layer (`UC_UI_CMP_EVENT`), the consent it reports (`UC_CONSENT` of version 3, the window event of version 2), and the
 * earlier choice of a returning visitor (`UC_UI_INITIALIZED`). Returns a function that stops it.
 */
export function followVendor(categories: VendorCategories): () => void {
  const readAgain = async (isChoice: boolean) => {
    const choice = await readVendorChoice(categories);
    if (choice) take(choice);
    // A choice was made, but the vendor does not report it: nothing is allowed.
    else if (isChoice) take(choiceOf(() => false));
  };
  const onButton = (event: Event) => {
    const { type } = detailOf(event);
    if (type === 'ACCEPT_ALL') take(choiceOf(() => true));
    if (type === 'DENY_ALL') take(choiceOf(() => false));
    if (type === 'SAVE') void readAgain(true);
  };
  const onReport = () => void readAgain(false);
  const onWindowEvent = (event: Event) => {
    if (detailOf(event)['event'] === 'consent_status') onReport();
  };
  const listeners: [string, (event: Event) => void][] = [
    ['UC_UI_CMP_EVENT', onButton],
    ['UC_CONSENT', onReport],
    ['UC_UI_INITIALIZED', onReport],
    [VENDOR_WINDOW_EVENT, onWindowEvent],
  ];
  for (const [name, listener] of listeners) window.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener);
  };
}

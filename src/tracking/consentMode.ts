import { trackingQueue } from './queue';

/** A visitor's choice per service that needs consent. */
export interface ConsentChoice {
  statistics: boolean;
  media: boolean;
}

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/**
 * Returns the four signals of consent mode v2 (Google's tag platform) for a choice. Consent for advertising is never
 * requested.
 */
export function consentSignals(choice: ConsentChoice) {
  return {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: state(choice.statistics),
  };
}

/** Pushes the consent mode default to the queue: all denied, before any tag could read it. */
export function denyByDefault(): void {
  trackingQueue().push(['consent', 'default', consentSignals({ statistics: false, media: false })]);
}

/** Passes a visitor's choice to later tags; also called when consent is withdrawn. */
export function updateConsent(choice: ConsentChoice): void {
  trackingQueue().push(['consent', 'update', consentSignals(choice)]);
}

import { trackingQueue } from './queue';

/** A visitor's choice per service that needs consent. */
export interface ConsentChoice {
  statistics: boolean;
  media: boolean;
}

/** Nothing is allowed. */
export const DENIED: ConsentChoice = { statistics: false, media: false };

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

/** Pushes a command. Google's tags take an entry for a command only if it is an `arguments` object; arrays they drop. */
function command(..._consent: ['consent', 'default' | 'update', Record<string, string>]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  trackingQueue().push(arguments);
}

/** Pushes the consent mode default to the queue: all denied, before any tag could read it. */
export function denyByDefault(): void {
  command('consent', 'default', consentSignals(DENIED));
}

/** Passes a visitor's choice to later tags; also called when consent is withdrawn. */
export function updateConsent(choice: ConsentChoice): void {
  command('consent', 'update', consentSignals(choice));
}

import { trackingQueue } from './queue';

/** What a visitor may allow besides what is necessary. */
export interface ConsentChoice {
  statistics: boolean;
  media: boolean;
}

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The four signals of consent mode v2 (Google's tag platform) for a choice. Advertising is never asked for. */
export function consentSignals(choice: ConsentChoice) {
  return {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: state(choice.statistics),
  };
}

/** Puts the default of consent mode into the queue: all denied, before any tag could read it. */
export function denyByDefault(): void {
  trackingQueue().push(['consent', 'default', consentSignals({ statistics: false, media: false })]);
}

/** Tells later tags what a visitor chose; also called when a choice is taken back. */
export function updateConsent(choice: ConsentChoice): void {
  trackingQueue().push(['consent', 'update', consentSignals(choice)]);
}

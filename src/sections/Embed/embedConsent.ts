import { CONSENT_EVENT, hasConsent, readConsent, saveConsent } from '../../consent/consent';
import { track } from '../../tracking/track';

/** Tells whether embedded media are allowed when they are, and whenever that changes. Returns how to stop. */
export function watchMediaConsent(onChange: (isAllowed: boolean) => void): () => void {
  const read = () => onChange(hasConsent('media'));
  // The initial state is refused.
  if (hasConsent('media')) read();
  window.addEventListener(CONSENT_EVENT, read);
  return () => window.removeEventListener(CONSENT_EVENT, read);
}

/** Notes that a visitor asked for a player, and with `always` that media may be loaded from now on. */
export function noteLoad(provider: string, always: boolean): void {
  track('embed.load', { provider });
  if (always) saveConsent({ ...readConsent(), media: true });
}

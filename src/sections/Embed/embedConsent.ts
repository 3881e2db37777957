import { hasConsent, readConsent, saveConsent, watchConsent } from '../../consent/consent';
import { track } from '../../tracking/track';

/** Calls back at once if embedded media are allowed, and after each choice. Returns a function that stops it. */
export function watchMediaConsent(onChange: (isAllowed: boolean) => void): () => void {
  if (hasConsent('media')) onChange(true);
  return watchConsent('media', onChange);
}

/** Records that a visitor loaded a player; with `always`, media may be loaded from now on. */
export function noteLoad(provider: string, always: boolean): void {
  track('embed.load', { provider });
  if (always) saveConsent({ ...readConsent(), media: true });
}

import { hasConsent, readConsent, saveConsent, watchConsent } from '../../consent/consent';
import { track } from '../../tracking/track';

/** Calls back at once where embedded media are allowed, and after each choice. Returns how to stop. */
export function watchMediaConsent(onChange: (isAllowed: boolean) => void): () => void {
  if (hasConsent('media')) onChange(true);
  return watchConsent('media', onChange);
}

/** Notes that a visitor asked for a player, and with `always` that media may be loaded from now on. */
export function noteLoad(provider: string, always: boolean): void {
  track('embed.load', { provider });
  if (always) saveConsent({ ...readConsent(), media: true });
}

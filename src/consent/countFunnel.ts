import type { Channel } from '../config/channels';
import { arrivalChannel } from '../lib/arrivalChannel';
import { FUNNEL_EVENT, type FunnelStep } from '../lib/funnelStep';
import type { TrackingFields } from '../tracking/cleanFields';
import { track } from '../tracking/track';
import { hasConsent } from './consent';

/** Path of a job's page; the last run of digits is its id. */
const JOB_PATH = /^(?:\/en)?\/jobs\/(?:[^/]*-)?(\d+)\/$/;

/** An event of the funnel: each says how the visitor came and in which language; one that does not would not compile. */
type FunnelFields = TrackingFields & { channel: Channel | 'unknown'; language: string };

/** Counts steps towards an application. */
export interface FunnelCounter {
  /** A page is shown. */
  view: (path: string) => void;
}

/**
 * Puts the steps from a job to an application into the tracking queue, each with the language of the page and the
 * channel (what the form says, else the address by which the visitor came), while statistics are allowed; before that
 * nothing of them is kept. A search counts once for each page it is used on.
 */
export function countFunnel(target: Window): FunnelCounter {
  let isSearched = false;
  const count = (event: string, fields: FunnelFields) => track(event, fields);
  const language = () => target.document.documentElement.lang;
  const arrival = () => arrivalChannel(target) ?? 'unknown';
  target.addEventListener(FUNNEL_EVENT, (event) => {
    if (!hasConsent('statistics')) return;
    const { step, ...fields } = (event as CustomEvent<FunnelStep>).detail;
    const channel = 'channel' in fields ? fields.channel : undefined;
    if (step === 'search.used') {
      if (isSearched) return;
      isSearched = true;
    }
    count(step, { ...fields, channel: channel ?? arrival(), language: language() });
  });
  return {
    view: (path) => {
      isSearched = false;
      const [, job] = JOB_PATH.exec(path) ?? [];
      if (job !== undefined && hasConsent('statistics'))
        count('job.view', { job, channel: arrival(), language: language() });
    },
  };
}

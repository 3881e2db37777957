import type { Channel } from '../config/channels';
import { arrivalChannel } from '../lib/arrivalChannel';
import { FUNNEL_EVENT, type FunnelStep } from '../lib/funnelStep';
import type { TrackingFields } from '../tracking/cleanFields';
import { track } from '../tracking/track';
import { hasConsent } from './consent';

/** Path of a job page in any language; its slug ends with the job's id. */
const JOB_PATH = /^(?:\/[a-z]{2})?\/jobs\/(?:[^/]*-)?(\d+)\/$/;

/** Fields of a funnel event; channel and language are required. */
type FunnelFields = TrackingFields & { channel: Channel | 'unknown'; language: string };

/** Counts steps towards an application. */
export interface FunnelCounter {
  /** To be called for each page view. */
  view: (path: string) => void;
}

/**
 * Adds the steps from a job to an application to the tracking queue while statistics are allowed; steps before that are
 * discarded. Each event has the language of the page and the channel: the form's answer, else that of the address by
 * which the visitor came. A search counts once per page view.
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

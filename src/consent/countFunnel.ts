import { FUNNEL_EVENT, type FunnelStep } from '../lib/funnelStep';
import { track } from '../tracking/track';
import { hasConsent } from './consent';

/** Path of a job's page; the last run of digits is its id. */
const JOB_PATH = /^(?:\/en)?\/jobs\/(?:[^/]*-)?(\d+)\/$/;

/** Counts steps towards an application. */
export interface FunnelCounter {
  /** A page is shown. */
  view: (path: string) => void;
}

/**
 * Puts the steps from a job to an application into the tracking queue, each with the language of the page, while
 * statistics are allowed; before that nothing of them is kept. A search counts once for each page it is used on.
 */
export function countFunnel(target: Window): FunnelCounter {
  let isSearched = false;
  const language = () => target.document.documentElement.lang;
  target.addEventListener(FUNNEL_EVENT, (event) => {
    if (!hasConsent('statistics')) return;
    const { step, ...fields } = (event as CustomEvent<FunnelStep>).detail;
    if (step === 'search.used') {
      if (isSearched) return;
      isSearched = true;
    }
    track(step, { ...fields, language: language() });
  });
  return {
    view: (path) => {
      isSearched = false;
      const [, job] = JOB_PATH.exec(path) ?? [];
      if (job !== undefined && hasConsent('statistics')) track('job.view', { job, language: language() });
    },
  };
}

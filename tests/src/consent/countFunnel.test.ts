import { countFunnel } from '../../../src/consent/countFunnel';
import { saveConsent } from '../../../src/consent/consent';
import { funnelStep } from '../../../src/lib/funnelStep';

const steps = () => (window.dataLayer ?? []).flatMap((entry) => (Array.isArray(entry) ? [] : [{ ...entry }]));

/** A walk from the list to the answer, with a mistake on the way. */
function walk(view: (path: string) => void): void {
  view('/jobs/');
  funnelStep({ step: 'search.used' });
  funnelStep({ step: 'search.used' });
  funnelStep({ step: 'filter.used', filter: 'location' });
  view('/jobs/senior-texter-1042/');
  view('/jobs/application/senior-texter-1042/');
  funnelStep({ step: 'apply.start', job: '1042' });
  funnelStep({ step: 'apply.error', job: '1042', field: 'email', channel: 'kununu' });
  funnelStep({ step: 'apply.sent', job: '1042', channel: 'kununu' });
}

it('keeps nothing before consent, every step after it, and nothing once it is taken back', () => {
  document.documentElement.lang = 'de';
  const { view } = countFunnel(window);
  walk(view);
  expect(steps()).toEqual([]);
  saveConsent({ statistics: true, media: false });
  walk(view);
  expect(steps()).toEqual([
    { event: 'search.used', language: 'de' },
    { event: 'filter.used', filter: 'location', language: 'de' },
    { event: 'job.view', job: '1042', language: 'de' },
    { event: 'apply.start', job: '1042', language: 'de' },
    { event: 'apply.error', job: '1042', field: 'email', channel: 'kununu', language: 'de' },
    { event: 'apply.sent', job: '1042', channel: 'kununu', language: 'de' },
  ]);
  saveConsent({ statistics: false, media: false });
  walk(view);
  expect(steps()).toHaveLength(6);
});

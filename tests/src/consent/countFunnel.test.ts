import { countFunnel } from '../../../src/consent/countFunnel';
import { saveConsent } from '../../../src/consent/consent';
import { funnelStep } from '../../../src/lib/funnelStep';
import { queued } from '../../helpers/queued';

const steps = () => queued().filter((entry) => !Array.isArray(entry));

let added: jest.SpyInstance<void, Parameters<Window['addEventListener']>>;

beforeEach(() => {
  saveConsent({ statistics: false, media: false });
  added = jest.spyOn(window, 'addEventListener');
});

afterEach(() => {
  history.replaceState(null, '', '/');
  // Otherwise the funnels of earlier tests would count too.
  for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener);
  added.mockRestore();
});

/** A visit from the list to the submitted form, with a mistake on the way. */
function walk(view: (path: string) => void): void {
  view('/jobs/');
  funnelStep({ step: 'search.used' });
  funnelStep({ step: 'search.used' });
  funnelStep({ step: 'filter.used', filter: 'location' });
  view('/jobs/senior-texter-1042/');
  view('/jobs/application/senior-texter-1042/');
  funnelStep({ step: 'apply.start', job: '1042', channel: undefined });
  funnelStep({ step: 'apply.error', job: '1042', field: 'email', channel: 'kununu' });
  funnelStep({ step: 'apply.sent', job: '1042', channel: 'kununu' });
}

it('keeps nothing before consent, every step after it, and nothing once it is taken back', () => {
  document.documentElement.lang = 'de';
  const before = steps().length;
  const { view } = countFunnel(window);
  walk(view);
  expect(steps().slice(before)).toEqual([]);
  saveConsent({ statistics: true, media: false });
  walk(view);
  expect(steps().slice(before)).toEqual([
    { event: 'search.used', channel: 'unknown', language: 'de' },
    { event: 'filter.used', filter: 'location', channel: 'unknown', language: 'de' },
    { event: 'job.view', job: '1042', channel: 'unknown', language: 'de' },
    { event: 'apply.start', job: '1042', channel: 'unknown', language: 'de' },
    { event: 'apply.error', job: '1042', field: 'email', channel: 'kununu', language: 'de' },
    { event: 'apply.sent', job: '1042', channel: 'kununu', language: 'de' },
  ]);
  saveConsent({ statistics: false, media: false });
  walk(view);
  expect(steps().slice(before)).toHaveLength(6);
});

it.each(['/en/jobs/copywriter-1042/', '/nl/jobs/1042/'])('counts a view of the job at %s', (path) => {
  saveConsent({ statistics: true, media: false });
  const before = steps().length;
  countFunnel(window).view(path);
  expect(steps().slice(before)).toMatchObject([{ event: 'job.view', job: '1042' }]);
});

it('names the channel of the address until the form says another', () => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/?utm_source=linkedin');
  saveConsent({ statistics: true, media: false });
  const before = steps().length;
  countFunnel(window).view('/en/jobs/copywriter-1042/');
  funnelStep({ step: 'filter.used', filter: 'level' });
  funnelStep({ step: 'apply.sent', job: '1042', channel: 'referral' });
  const channels = steps()
    .slice(before)
    .map((step) => ('channel' in step ? step.channel : undefined));
  expect(new Set(channels)).toEqual(new Set(['linkedin', 'referral']));
});

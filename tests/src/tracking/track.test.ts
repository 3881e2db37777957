import { consentSignals, denyByDefault, updateConsent } from '../../../src/tracking/consentMode';
import { track } from '../../../src/tracking/track';
import { queued } from '../../helpers/queued';

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
});

describe('the tracking queue', () => {
  it('takes custom.message when nothing else is said', () => {
    track();
    expect(window.dataLayer).toEqual([{ event: 'custom.message' }]);
  });

  it('takes a name and the fields that are on the list', () => {
    track('overlay.open', { trackingID: 'consent', type: 'dialog', index: 2, granted: false });
    expect(window.dataLayer).toEqual([
      { event: 'overlay.open', trackingID: 'consent', type: 'dialog', index: 2, granted: false },
    ]);
  });

  it('keeps what is in it', () => {
    window.dataLayer = [{ event: 'earlier' }];
    track('later');
    expect(window.dataLayer).toHaveLength(2);
  });

  it('takes a path without its query and hash', () => {
    track('page.view', { path: '/jobs/?q=maria+muster#liste' });
    expect(window.dataLayer).toEqual([{ event: 'page.view', path: '/jobs/' }]);
  });

  it.each(['4103', '2026112701', 'initiative'])('takes the job %s', (job) => {
    track('job.view', { job });
    expect(window.dataLayer).toEqual([{ event: 'job.view', job }]);
  });

  it.each([
    ['a name in the place of a job', { job: 'maria' }],
    ['a mail address in a field of the list', { trackingID: 'maria@muster.example' }],
    ['a mail address in a path', { path: '/x/maria%40muster.example/' }],
    ['free text', { state: 'Ich komme aus Wien' }],
    ['a file name', { type: 'Lebenslauf.pdf' }],
    ['a telephone number', { trackingID: '4930231251' }],
    ['an amount', { index: 55_000.5 }],
    ['a foreign host as path', { path: '//maria.example/' }],
    ['a form', { step: { email: 'maria@muster.example' } as unknown as string }],
  ])('never takes %s', (_, extra) => {
    track('form.sent', extra);
    expect(window.dataLayer).toEqual([{ event: 'form.sent' }]);
  });

  it.each([
    ['a name', { first_name: 'Maria' }],
    ['an application reference', { reference: 'SFF-2026-0815' }],
    ['another event name', { event: 'maria' }],
  ])('does not pass over %s, which nobody has declared', (_, extra: object) => {
    expect(() => track('form.sent', extra)).toThrow('src/config/tracking.ts');
    expect(window.dataLayer).toBeUndefined();
  });

  it('does not compile with a field that is not declared', () => {
    // @ts-expect-error -- not declared
    expect(() => track('form.sent', { words: 'maria' })).toThrow('"words"');
    // @ts-expect-error -- of another kind
    track('form.sent', { index: 'two' });
    expect(window.dataLayer).toEqual([{ event: 'form.sent' }]);
  });
});

describe('consent mode', () => {
  it('starts with everything denied', () => {
    denyByDefault();
    expect(queued()).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
        },
      ],
    ]);
    // Google's tags drop arrays.
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('says what was allowed, and never allows advertising', () => {
    updateConsent({ statistics: true, media: true });
    expect(queued()).toEqual([
      [
        'consent',
        'update',
        { ...consentSignals({ statistics: false, media: false }), analytics_storage: 'granted' },
      ],
    ]);
  });
});

import { consentSignals, denyByDefault, updateConsent } from '../../../src/tracking/consentMode';
import { track } from '../../../src/tracking/track';

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

  it.each([
    ['a name', { first_name: 'Maria' }],
    ['a mail address in a field of the list', { trackingID: 'maria@muster.example' }],
    ['a mail address in a path', { path: '/x/maria%40muster.example/' }],
    ['free text', { state: 'Ich komme aus Wien' }],
    ['a file name', { type: 'Lebenslauf.pdf' }],
    ['an application reference', { reference: 'SFF-2026-0815' }],
    ['a telephone number', { trackingID: '4930231251' }],
    ['an amount', { index: 55_000.5 }],
    ['a form', { step: { email: 'maria@muster.example' } }],
    ['another event name', { event: 'maria' }],
    ['a foreign host as path', { path: '//maria.example/' }],
  ])('never takes %s', (_, extra) => {
    track('form.sent', extra);
    expect(window.dataLayer).toEqual([{ event: 'form.sent' }]);
  });
});

describe('consent mode', () => {
  it('starts with everything denied', () => {
    denyByDefault();
    expect(window.dataLayer).toEqual([
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
  });

  it('says what was allowed, and never allows advertising', () => {
    updateConsent({ statistics: true, media: true });
    expect(window.dataLayer?.[0]).toEqual([
      'consent',
      'update',
      { ...consentSignals({ statistics: false, media: false }), analytics_storage: 'granted' },
    ]);
  });
});

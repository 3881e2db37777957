import { saveConsent } from '../../../src/consent/consent';
import { readConsent } from '../../../src/consent/consent';
import { followVendor, readVendorChoice } from '../../../src/consent/vendorChoice';
import { useStore } from '../../../src/store/store';
import { queued } from '../../helpers/queued';

const CATEGORIES = { statistics: 'marketing', media: 'functional' };
const NOTHING = { statistics: false, media: false };
const STATISTICS = { statistics: true, media: false };
const ALL = { statistics: true, media: true };

let stop = () => {};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const tell = async (name: string, detail?: unknown) => {
  window.dispatchEvent(new CustomEvent(name, { detail }));
  await settled();
};

/** Version 3, as in its documentation and on live sites. */
function newest(states: Record<string, string>, type = 'EXPLICIT') {
  const categories = Object.fromEntries(Object.entries(states).map(([slug, state]) => [slug, { state }]));
  const details = { consent: { type, status: 'SOME_ACCEPTED' }, categories, services: {} };
  Object.assign(window, {
    __ucCmp: { showSecondLayer: () => {}, getConsentDetails: () => Promise.resolve(details) },
  });
}

/** Version 2: a list of services. */
function older(services: [slug: string, status: boolean][], type = 'explicit') {
  const list = services.map(([categorySlug, status]) => ({
    categorySlug,
    consent: { status, history: [{ type: 'implicit' }, { type }] },
  }));
  Object.assign(window, { UC_UI: { showSecondLayer: () => {}, getServicesBaseInfo: () => list } });
}

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  stop = followVendor(CATEGORIES);
});

afterEach(() => {
  stop();
  // oxlint-disable-next-line no-underscore-dangle -- the vendor's name for it
  delete window.__ucCmp;
  delete window.UC_UI;
});

describe('a choice made with a consent vendor', () => {
  it('is everything or nothing by the buttons that say so, and told to the tags once', async () => {
    await tell('UC_UI_CMP_EVENT', { source: 'FIRST_LAYER', type: 'CMP_SHOWN' });
    expect(localStorage).toHaveLength(0);
    await tell('UC_UI_CMP_EVENT', { source: 'SECOND_LAYER', type: 'ACCEPT_ALL' });
    await tell('UC_UI_CMP_EVENT', { source: 'SECOND_LAYER', type: 'ACCEPT_ALL' });
    expect(readConsent()).toEqual(ALL);
    expect(queued()).toEqual([
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })],
    ]);
    await tell('UC_UI_CMP_EVENT', { source: 'SECOND_LAYER', type: 'DENY_ALL' });
    expect(readConsent()).toEqual(NOTHING);
    expect(useStore.getState().isReloadDue).toBe(true);
  });

  it('is read from the newest version when a selection is saved', async () => {
    newest({ marketing: 'ALL_ACCEPTED', functional: 'SOME_ACCEPTED', essential: 'ALL_ACCEPTED' });
    await tell('UC_UI_CMP_EVENT', { type: 'SAVE' });
    expect(readConsent()).toEqual(STATISTICS);
    newest({ marketing: 'ALL_DENIED', functional: 'ALL_DENIED' });
    await tell('UC_CONSENT', {});
    expect(readConsent()).toEqual(NOTHING);
  });

  it('is read from the older version by service, when its window event tells of one', async () => {
    older([
      ['marketing', true],
      ['marketing', true],
      ['functional', true],
      ['functional', false],
      ['essential', true],
    ]);
    await tell('ucEvent', { event: 'other' });
    expect(readConsent()).toEqual(NOTHING);
    await tell('ucEvent', { event: 'consent_status', action: 'onUpdateServices' });
    expect(readConsent()).toEqual(STATISTICS);
  });

  it('is known again to a returning visitor, but never made of the vendor’s defaults', async () => {
    newest({ marketing: 'ALL_ACCEPTED', functional: 'ALL_ACCEPTED' }, 'IMPLICIT');
    await tell('UC_UI_INITIALIZED');
    expect(localStorage).toHaveLength(0);
    newest({ marketing: 'ALL_ACCEPTED', functional: 'ALL_ACCEPTED' });
    await tell('UC_UI_INITIALIZED');
    expect(readConsent()).toEqual(ALL);
  });

  it('is not made of the older version’s defaults either', async () => {
    older([['marketing', true]], 'implicit');
    await tell('UC_UI_INITIALIZED');
    expect(readConsent()).toEqual(NOTHING);
    expect(await readVendorChoice(CATEGORIES)).toBeNull();
  });

  it('allows nothing when the vendor cannot say what was chosen', async () => {
    saveConsent(ALL);
    Object.assign(window, {
      __ucCmp: { showSecondLayer: () => {}, getConsentDetails: () => Promise.reject(new Error('network')) },
    });
    await tell('UC_CONSENT', {});
    expect(readConsent()).toEqual(ALL);
    await tell('UC_UI_CMP_EVENT', { type: 'SAVE' });
    expect(readConsent()).toEqual(NOTHING);
  });

  it.each([null, 'ACCEPT_ALL', 7])('is not read out of an event that carries %p', async (detail) => {
    await tell('UC_UI_CMP_EVENT', detail);
    expect(localStorage).toHaveLength(0);
  });
});

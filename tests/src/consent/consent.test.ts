import { CONSENT_STORAGE_KEY } from '../../../src/config/consent';
import {
  CONSENT_EVENT,
  hasConsent,
  readConsent,
  saveConsent,
  watchConsent,
  whenAllowed,
} from '../../../src/consent/consent';
import { useStore } from '../../../src/store/store';

const isReloadDue = () => useStore.getState().isReloadDue;

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  useStore.setState(useStore.getInitialState());
});

describe('consent', () => {
  it('is refused until it is given, and nothing is stored for that', () => {
    expect(readConsent()).toEqual({ statistics: false, media: false });
    expect(localStorage).toHaveLength(0);
  });

  it.each(['no JSON', '7', 'null', '[]', '{"media":"yes"}', '{"statistics":1}'])(
    'is refused when %s is stored',
    (value) => {
      localStorage.setItem(CONSENT_STORAGE_KEY, value);
      expect(readConsent()).toEqual({ statistics: false, media: false });
    },
  );

  it('is kept as it was given, and told to tags and listeners', () => {
    const heard = jest.fn();
    window.addEventListener(CONSENT_EVENT, heard, { once: true });
    saveConsent({ statistics: true, media: false });
    expect(hasConsent('statistics')).toBe(true);
    expect(hasConsent('media')).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(window.dataLayer).toEqual([
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })],
    ]);
  });

  it('asks for a full load of the next page only when something is taken back', () => {
    saveConsent({ statistics: false, media: true });
    expect(isReloadDue()).toBe(false);
    saveConsent({ statistics: true, media: true });
    expect(isReloadDue()).toBe(false);
    saveConsent({ statistics: true, media: false });
    expect(isReloadDue()).toBe(true);
  });
});

describe('what needs a consent', () => {
  it('runs at once where it was given', () => {
    saveConsent({ statistics: true, media: false });
    const task = jest.fn();
    whenAllowed('statistics', task);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('waits for it, and runs once', () => {
    const task = jest.fn();
    whenAllowed('statistics', task);
    saveConsent({ statistics: false, media: true });
    expect(task).not.toHaveBeenCalled();
    saveConsent({ statistics: true, media: true });
    saveConsent({ statistics: true, media: false });
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('hears of every later choice until it no longer listens', () => {
    const heard = jest.fn();
    const stop = watchConsent('media', heard);
    saveConsent({ statistics: true, media: false });
    saveConsent({ statistics: true, media: true });
    stop();
    saveConsent({ statistics: false, media: false });
    expect(heard.mock.calls).toEqual([[false], [true]]);
  });
});

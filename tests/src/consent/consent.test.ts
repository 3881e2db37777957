import { CONSENT_STORAGE_KEY } from '../../../src/config/consent';
import {
  CONSENT_EVENT,
  followConsent,
  hasConsent,
  readConsent,
  saveConsent,
  watchConsent,
  whenAllowed,
} from '../../../src/consent/consent';
import { useStore } from '../../../src/store/store';
import { queued } from '../../helpers/queued';

const isReloadDue = () => useStore.getState().isReloadDue;

beforeEach(() => {
  saveConsent({ statistics: false, media: false });
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

  it('lasts as long as the document where nothing can be stored', () => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    saveConsent({ statistics: false, media: true });
    expect(hasConsent('media')).toBe(true);
    saveConsent({ statistics: false, media: false });
    expect(hasConsent('media')).toBe(false);
    jest.restoreAllMocks();
  });

  describe('where nothing more can be stored', () => {
    const fill = (method: 'setItem' | 'removeItem') =>
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });

    afterEach(() => jest.restoreAllMocks());

    it('ends when it is withdrawn, also for later pages', () => {
      saveConsent({ statistics: true, media: false });
      fill('setItem');
      saveConsent({ statistics: false, media: true });
      expect(readConsent()).toEqual({ statistics: false, media: true });
      expect(localStorage).toHaveLength(0);
    });

    it('ends when it is withdrawn, even if the stored one cannot be removed', () => {
      saveConsent({ statistics: true, media: false });
      fill('setItem');
      fill('removeItem');
      saveConsent({ statistics: false, media: false });
      expect(hasConsent('statistics')).toBe(false);
    });

    it('ends when it is withdrawn in another tab that can store', () => {
      fill('setItem');
      saveConsent({ statistics: true, media: false });
      expect(hasConsent('statistics')).toBe(true);
      jest.restoreAllMocks();
      localStorage.setItem(CONSENT_STORAGE_KEY, '{"statistics":false,"media":false}');
      expect(hasConsent('statistics')).toBe(false);
    });
  });

  it('is kept as it was given, and told to tags and listeners', () => {
    const heard = jest.fn();
    window.addEventListener(CONSENT_EVENT, heard, { once: true });
    saveConsent({ statistics: true, media: false });
    expect(hasConsent('statistics')).toBe(true);
    expect(hasConsent('media')).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(queued()).toEqual([
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

describe('a consent given before, or elsewhere', () => {
  const ALL = { statistics: true, media: true };
  const NOTHING = { statistics: false, media: false };
  /** Stores a choice as another tab does. */
  const storeElsewhere = (choice: object) =>
    localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(choice));
  const tellStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const restore = () => window.dispatchEvent(new Event('pageshow'));
  const analytics = () =>
    queued().map((entry) => /"analytics_storage":"(\w+)"/.exec(JSON.stringify(entry))?.[1]);
  const added = jest.spyOn(window, 'addEventListener');

  afterEach(() => {
    for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener);
    added.mockClear();
  });

  it('is told to the tags of each later document, a refusal is not', () => {
    followConsent();
    expect(queued()).toEqual([]);
    storeElsewhere(ALL);
    followConsent();
    expect(analytics()).toEqual(['granted']);
  });

  it.each([
    ['in another tab', () => tellStorage(CONSENT_STORAGE_KEY)],
    ['by clearing the whole storage in another tab', () => tellStorage(null)],
    ['while the page was in the back/forward cache', restore],
  ])('ends at once when it is withdrawn %s', (_, tell) => {
    storeElsewhere(ALL);
    followConsent();
    const heard = jest.fn();
    const stop = watchConsent('media', heard);
    storeElsewhere(NOTHING);
    tell();
    tell();
    stop();
    expect(heard.mock.calls).toEqual([[false]]);
    expect(analytics().at(-1)).toBe('denied');
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

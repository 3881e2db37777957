import { CONSENT_VENDOR_META, VENDOR_WAIT_MS } from '../../../src/config/consent';
import { hasVendor } from '../../../src/consent/hasVendor';
import { startVendor } from '../../../src/consent/startVendor';

const SETTINGS = {
  script: 'https://cmp.example/loader.js',
  settingsId: 'abc123',
  categories: { statistics: 'marketing', media: 'functional' },
};
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.documentElement.lang = 'de';
});

afterEach(() => jest.useRealTimers());

function name(settings: object = SETTINGS) {
  const meta = Object.assign(document.createElement('meta'), {
    name: CONSENT_VENDOR_META,
    content: JSON.stringify(settings),
  });
  document.head.append(meta);
}

it('asks no host where the document names no vendor', async () => {
  await startVendor();
  expect(hasVendor(document)).toBe(false);
  expect(scripts()).toEqual([]);
});

it('loads the script that the document names once, with its settings, and lets nothing open by itself', async () => {
  name();
  expect(hasVendor(document)).toBe(true);
  const first = startVendor();
  const second = startVendor();
  const [script, ...more] = scripts();
  expect(more).toEqual([]);
  expect(script).toMatchObject({ src: SETTINGS.script, async: true, id: 'usercentrics-cmp' });
  expect(script?.dataset).toMatchObject({ settingsId: 'abc123', language: 'de' });
  expect(window.UC_UI_SUPPRESS_CMP_DISPLAY).toBe(true);
  window.dispatchEvent(new Event('UC_UI_INITIALIZED'));
  await Promise.all([first, second]);
  await startVendor();
  expect(scripts()).toHaveLength(1);
});

it('ends its waiting when the script fails', async () => {
  name();
  const started = startVendor();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(started).resolves.toBeUndefined();
});

it.each([
  ['at once', 0],
  ['after the waiting has ended', VENDOR_WAIT_MS],
])('tries again with a new script where the first one failed %s', async (_, ms) => {
  name();
  const started = startVendor();
  const [failed] = scripts();
  await jest.advanceTimersByTimeAsync(ms);
  failed?.dispatchEvent(new Event('error'));
  await started;
  expect(scripts()).toEqual([]);
  const ended = jest.fn();
  void startVendor().then(ended);
  expect(scripts()).toMatchObject([{ src: SETTINGS.script, id: 'usercentrics-cmp' }]);
  expect(scripts()[0]).not.toBe(failed);
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('UC_UI_INITIALIZED'));
  await jest.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('follows the choices of the visitor once, however often the script failed', async () => {
  name();
  const added = jest.spyOn(window, 'addEventListener');
  const removed = jest.spyOn(window, 'removeEventListener');
  const count = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'UC_CONSENT').length;
  for (const _ of [1, 2, 3]) {
    const started = startVendor();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await started;
  }
  void startVendor();
  expect(count(added) - count(removed)).toBe(1);
  jest.restoreAllMocks();
});

it('ends its waiting after three seconds without an answer, and no sooner', async () => {
  name();
  const ended = jest.fn();
  void startVendor().then(ended);
  await jest.advanceTimersByTimeAsync(VENDOR_WAIT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

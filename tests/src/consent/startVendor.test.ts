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

it('ends its waiting after three seconds without an answer, and no sooner', async () => {
  name();
  const ended = jest.fn();
  void startVendor().then(ended);
  await jest.advanceTimersByTimeAsync(VENDOR_WAIT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

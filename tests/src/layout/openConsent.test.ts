import { openConsent } from '../../../src/layout/ConsentSettings/openConsent';
import { useStore } from '../../../src/store/store';

const overlay = () => useStore.getState().overlay;

beforeEach(() => useStore.setState(useStore.getInitialState()));

afterEach(() => {
  // oxlint-disable-next-line no-underscore-dangle -- the vendor's name for it
  delete window.__ucCmp;
  delete window.UC_UI;
});

describe('the consent settings', () => {
  it('are the site’s own where no vendor is configured', async () => {
    await openConsent(false);
    expect(overlay()).toMatchObject({ active: true, props: { type: 'consent', dialogType: 'md' } });
  });

  it('are the vendor’s newest layer where it is there', async () => {
    const newest = jest.fn();
    const older = jest.fn();
    Object.assign(window, { __ucCmp: { showSecondLayer: newest }, UC_UI: { showSecondLayer: older } });
    await openConsent(true);
    expect(newest).toHaveBeenCalledTimes(1);
    expect(older).not.toHaveBeenCalled();
    expect(overlay().active).toBe(false);
  });

  it('are the vendor’s older layer where only that is there', async () => {
    const older = jest.fn();
    Object.assign(window, { UC_UI: { showSecondLayer: older } });
    await openConsent(true);
    expect(older).toHaveBeenCalledTimes(1);
    expect(overlay().active).toBe(false);
  });

  it.each([
    ['does not come', {}],
    [
      'throws',
      {
        showSecondLayer: () => {
          throw new Error('blocked');
        },
      },
    ],
    ['rejects', { showSecondLayer: () => Promise.reject(new Error('blocked')) }],
  ])('are said not to be loaded when the configured vendor %s', async (_how, layer) => {
    if ('showSecondLayer' in layer) Object.assign(window, { __ucCmp: layer });
    await openConsent(true);
    expect(overlay()).toMatchObject({ active: true, props: { type: 'consent-fallback' } });
  });
});

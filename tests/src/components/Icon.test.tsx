import { render } from '@testing-library/react';
import { Icon } from '../../../src/components/Icon/Icon';
import { type IconName, ICONS } from '../../../src/components/Icon/icons';

const names = Object.keys(ICONS) as IconName[];

it.each(names)('draws %s inside the 24 grid and hides it from screen readers', (name) => {
  const { container } = render(<Icon name={ICONS[name]} />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(drawing?.querySelectorAll('path').length).toBeGreaterThan(0);
  for (const path of container.querySelectorAll('path')) {
    const absolute = [...(path.getAttribute('d') ?? '').matchAll(/[MHVL](-?[\d.]+)(?:[ ,](-?[\d.]+))?/g)];
    for (const [, x, y] of absolute) {
      for (const value of [x, y]) {
        if (value === undefined) continue;
        expect(Number(value)).toBeGreaterThanOrEqual(0);
        expect(Number(value)).toBeLessThanOrEqual(24);
      }
    }
  }
});

it('has every name of the specification’s icon set', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'alert',
      'arrow-left',
      'arrow-right',
      'arrow-up',
      'arrow-down',
      'chevron-left',
      'chevron-right',
      'chevron-up',
      'chevron-down',
      'close',
      'download',
      'home',
      'mail',
      'menu',
      'phone',
      'print',
      'search',
      'speech',
      'linkedin',
      'twitter',
      'instagram',
      'spotify',
      'kununu',
      'video-play',
      'stage-play',
      'stage-pause',
      'share-professional',
      'share-business',
      'share-social',
      'share-short',
      'share-email',
    ]),
  );
});

import { render } from '@testing-library/react';
import { AudienceIcon } from '../../../src/components/AudienceIcon/AudienceIcon';
import { AUDIENCES, type AudienceName } from '../../../src/components/AudienceIcon/audiences';

it('has every audience of the specification', () => {
  expect(Object.keys(AUDIENCES)).toEqual([
    'beginner',
    'bike',
    'car',
    'children',
    'commercial',
    'motorcycle',
    'pedestrian',
    'seniors',
  ]);
});

it.each(Object.keys(AUDIENCES) as AudienceName[])(
  'keeps %s on its grid, where neighbours do not touch it',
  (name) => {
    const { plateA, plateB } = AUDIENCES[name];
    const starts = [...`${plateA}${plateB}`.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(96);
    }
  },
);

it('prints the overlap of one illustration only inside its own first plate', () => {
  const { container } = render(
    <>
      <AudienceIcon name="bike" />
      <AudienceIcon name="car" />
    </>,
  );
  const clips = [...container.querySelectorAll('clipPath')].map(({ id }) => `url(#${id})`);
  const used = [...container.querySelectorAll('[clip-path]')].map((path) => path.getAttribute('clip-path'));
  expect(used).toEqual(clips);
  expect(new Set(clips).size).toBe(2);
});

it('leaves the words to the text beside it', () => {
  const { container } = render(<AudienceIcon name="children" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

import { belowStep, BREAKPOINTS, from } from '../../../src/theme/breakpoints';
import { CONTAINERS, DIALOG_WIDTHS, SPACE_UNIT_PX, space } from '../../../src/theme/space';
import { DURATIONS_MS, duration } from '../../../src/theme/motion';

it('has the layout steps of the specification', () => {
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 2000 });
});

it('writes the same numbers in the media queries', () => {
  const queries = Object.fromEntries(
    Object.entries(BREAKPOINTS)
      .filter(([, start]) => start > 0)
      .map(([name, start]) => [name, `@media (min-width: ${start / 16}em)`]),
  );
  expect(from).toEqual(queries);
});

it('ends below a step where the step begins', () => {
  expect(belowStep('md')).toBe('(max-width: 47.999em)');
});

it('has the containers, dialogs and the unit of the specification', () => {
  expect(CONTAINERS).toEqual({ sm: 736, md: 920, lg: 1152 });
  expect(DIALOG_WIDTHS).toEqual({ sm: 650, md: 704, lg: 809 });
  expect(SPACE_UNIT_PX).toBe(4);
  expect(space(6)).toBe('24px');
});

it('writes the same durations for styles as for code', () => {
  const written = Object.fromEntries(
    Object.keys(duration).map((name) => [name, `${DURATIONS_MS[name as keyof typeof duration]}ms`]),
  );
  expect(duration).toEqual(written);
});

import { TYPE_SCALE, type } from '../../../src/theme/type';

const steps = Object.entries(TYPE_SCALE);

it.each(steps)('the step %s grows with the reader’s text size', (_name, step) => {
  expect(step.size).toMatch(/\drem\b/);
});

it.each(steps.filter(([, step]) => step.weight === 800))(
  'the display step %s never falls below 22 px',
  (_name, step) => {
    const [, smallest = ''] =
      /^clamp\(([\d.]+)rem/.exec(step.size) ?? /^calc\(([\d.]+)rem/.exec(step.size) ?? [];
    const viewportShare = Number(/([\d.]+)vw\)$/.exec(step.size)?.[1] ?? 0);
    expect(Number(smallest) * 16 + (viewportShare / 100) * 320).toBeGreaterThanOrEqual(22);
  },
);

it('never lets running text fall into the condensed cut', () => {
  for (const name of ['lead', 'body', 'small', 'label', 'control'] as const) {
    expect(TYPE_SCALE[name].weight).not.toBe(800);
    expect(type[name]).toContain('Bricolage Fallback Text');
  }
});

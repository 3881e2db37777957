import { STAGE_SIZES, stageStrips } from '../../../src/lib/stageStrips';

describe('the disc of the stage', () => {
  it.each(Object.entries(STAGE_SIZES))('is cut into eight strips on both plates, %s', (_, size) => {
    const strips = stageStrips(size);
    expect(strips).toHaveLength(8);
    for (const { a, b } of strips) expect(a).not.toBe(b);
    expect(new Set(strips.flatMap(({ a, b }) => [a, b])).size).toBe(16);
  });

  it('has closed shapes without a broken number', () => {
    for (const size of Object.values(STAGE_SIZES)) {
      for (const { a, b } of stageStrips(size)) {
        expect(`${a}${b}`).not.toMatch(/NaN|Infinity|undefined|e-/);
        expect(a).toMatch(/^M.+z$/);
      }
    }
  });
});

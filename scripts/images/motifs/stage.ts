import { stageStrips } from '../../../src/lib/stageStrips';
import { fill, type MotifFunction } from '../plates';

/** The home page's disc, as at the start of its animated stage: two layers that do not fit perfectly. */
export const stage: MotifFunction = ({ width, height }) => {
  const strips = stageStrips({ width, height });
  return {
    a: [fill(strips.map(({ a }) => a).join(''))],
    b: [fill(strips.map(({ b }) => b).join(''))],
    key: [],
  };
};

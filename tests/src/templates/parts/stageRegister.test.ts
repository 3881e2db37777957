import {
  beatFrames,
  inRegisterAfter,
  nextShear,
  pointerShare,
  registerMoves,
  shearReach,
} from '../../../../src/templates/parts/stageRegister';
import { DURATIONS_MS } from '../../../../src/theme/motion';

const STRIPS = 8;
const strips = Array.from({ length: STRIPS }, (_, strip) => strip);

it('brings all strips of a plate to the same middle', () => {
  const centres = [900, 1100, 1000, 1200];
  const moves = registerMoves(centres);
  expect(new Set(centres.map((centre, strip) => centre + (moves[strip] ?? 0)))).toEqual(new Set([1050]));
});

describe('the beat', () => {
  it('has all strips in register within 900 ms, keeps them there and ends where the drawing is', () => {
    expect(inRegisterAfter(STRIPS)).toBeLessThanOrEqual(900);
    for (const strip of strips) {
      const frames = beatFrames(40, strip, STRIPS);
      const offsets = frames.map(({ offset }) => Number(offset));
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      expect(offsets.at(-1)).toBe(1);
      expect([frames[0]?.['translate'], frames.at(-1)?.['translate']]).toEqual(['0px', '0px']);
      const inRegister = frames.filter(({ translate }) => translate === '40px').map(({ offset }) => offset);
      expect(Number(inRegister[0]) * DURATIONS_MS.stageBeat).toBeLessThanOrEqual(900);
      expect(Number(inRegister[1]) * DURATIONS_MS.stageBeat).toBeGreaterThan(inRegisterAfter(STRIPS));
    }
  });

  it('is over within five seconds, without the last strip being cut off', () => {
    const last = beatFrames(1, STRIPS - 1, STRIPS).at(-2);
    expect(Number(last?.offset)).toBeLessThan(1);
    expect(DURATIONS_MS.stageBeat).toBeLessThan(5000);
  });
});

describe('the shear', () => {
  it('goes by where the pointer is between the edges', () => {
    expect([0, 250, 500, 1000, 1200].map((x) => pointerShare(x, 1000))).toEqual([-1, -0.5, 0, 1, 1]);
  });

  it('moves neighbours and plates opposite ways, none further than the drift does', () => {
    for (const strip of strips) {
      expect(Math.sign(shearReach(strip, 'a'))).toBe(-Math.sign(shearReach(strip, 'b')));
      expect(Math.sign(shearReach(strip, 'a'))).toBe(-Math.sign(shearReach(strip + 1, 'a')));
      expect(Math.abs(shearReach(strip, 'a'))).toBeLessThanOrEqual(6);
    }
  });

  it('follows without a jump, at the same pace at any frame rate, and comes to an end', () => {
    const twice = nextShear(nextShear(0, 1, 8), 1, 8);
    expect(twice).toBeCloseTo(nextShear(0, 1, 16));
    expect(nextShear(0.4, 1, 0)).toBe(0.4);
    let [value, frames] = [1, 0];
    while (value !== 0 && frames < 1000) [value, frames] = [nextShear(value, 0, 16), frames + 1];
    expect(frames).toBeLessThan(80);
  });
});

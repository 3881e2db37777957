import type { Box } from '../../../src/lib/boxes';
import { coveringPlace, heldPlace, imageTransform, seenClip } from '../../../src/navigation/carriedPlaces';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const whole = (image: Box) => ({ image, seen: image });
const LOGO = { width: 180, height: 112 };

/** True if two boxes overlap. */
const touch = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe.each([
  ['a phone', { width: 360, height: 740 }],
  ['a short phone on its side', { width: 640, height: 320 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a desktop', { width: 1280, height: 800 }],
  ['a large screen', { width: 2560, height: 1300 }],
])('on %s', (_name, screen) => {
  it.each([
    ['portrait', box(20, 500, 240, 300)],
    ['landscape', box(0, -40, 320, 180)],
    ['square', box(40, 40, 100, 100)],
  ])(
    'a %s poster waits whole on the sheet, in its proportions, and leaves the logo free',
    (_format, start) => {
      const { image, seen } = heldPlace(whole(start), screen);
      const logo = { ...LOGO, left: (screen.width - 180) / 2, top: (screen.height - 112) / 2 };
      expect(image).toEqual(seen);
      expect(seen.width / seen.height).toBeCloseTo(start.width / start.height);
      expect(seen.width).toBeGreaterThan(80);
      expect([seen.left, seen.top].every((edge) => edge >= 31.9)).toBe(true);
      expect(seen.left + seen.width).toBeLessThanOrEqual(screen.width - 31.9);
      expect(seen.top + seen.height).toBeLessThanOrEqual(screen.height - 31.9);
      expect(touch(seen, logo)).toBe(false);
    },
  );
});

it('a poster of which only a part is seen shows the same part while it waits', () => {
  const { image, seen } = heldPlace(
    { image: box(-50, 0, 200, 100), seen: box(0, 0, 100, 100) },
    { width: 1280, height: 800 },
  );
  expect((seen.left - image.left) / image.width).toBeCloseTo(0.25);
  expect(seen.width / image.width).toBeCloseTo(0.5);
});

it('a picture of other proportions covers the place that it changes to', () => {
  const { image, seen } = coveringPlace(box(0, 0, 300, 400), box(100, 100, 800, 400));
  expect(seen).toEqual(box(100, 100, 800, 400));
  expect([image.left, image.width]).toEqual([100, 800]);
  expect(image.top).toBeLessThan(100);
  expect(image.top + image.height).toBeGreaterThan(500);
});

it('says where a picture is by transform, and what is seen of it by clip path', () => {
  expect(imageTransform(box(10, 20, 300, 150), { width: 200 })).toBe('translate(10px, 20px) scale(1.5)');
  expect(seenClip(box(10, 20, 300, 150), { width: 1000, height: 500 })).toBe('inset(20px 690px 330px 10px)');
  expect(seenClip(box(10, 20, 300, 150), { width: 1000, height: 500 }, [0.25, 0.4])).toBe(
    'inset(20px 690px 330px 10px round 0px 0px 75px 0px / 0px 0px 60px 0px)',
  );
});

import { cropTo, widthsToMake } from '../../../scripts/images/photoCrop';

const SIZE = { width: 3000, height: 2000 };

it.each([
  ['the middle by default', 1, undefined, { left: 500, top: 0, width: 2000, height: 2000 }],
  ['what is in focus', 1, [0.4, 0.6], { left: 200, top: 0, width: 2000, height: 2000 }],
  ['no further than to an edge', 1, [0, 0], { left: 0, top: 0, width: 2000, height: 2000 }],
  ['a strip around the focus', 3, [0.5, 0.9], { left: 0, top: 1000, width: 3000, height: 1000 }],
  ['all of it in its own proportion', 'own' as const, [0.1, 0.1], { left: 0, top: 0, ...SIZE }],
])('crops to %s', (_, ratio, focus, crop) => {
  expect(cropTo(SIZE, ratio, focus)).toEqual(crop);
});

it('lets no picture be higher than a screen or flatter than a strip', () => {
  expect(cropTo({ width: 1000, height: 3000 }, 'own')).toMatchObject({ width: 1000, height: 1250, top: 875 });
  expect(cropTo({ width: 3000, height: 500 }, 'own')).toMatchObject({ width: 1167, height: 500 });
});

it('makes the widths that are asked for, one of those that are near each other, and none that the picture has not', () => {
  expect(widthsToMake([324, 648, 640, 1280, 2560], 2000)).toEqual([324, 648, 1280, 2000]);
  expect(widthsToMake([1000, 2000], 800)).toEqual([800]);
});

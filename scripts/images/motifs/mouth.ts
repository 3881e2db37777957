import { placed, type Placement } from '../placed';
import { fill, type MotifFunction } from '../plates';
import { between, type Random } from '../prng';

/** The upper edge of the lips from the left corner to the right one; 2 wide, the corners beside the origin. */
const BOW =
  'C-0.8 -0.32 -0.5 -0.66 -0.26 -0.66C-0.12 -0.66 -0.06 -0.58 0 -0.52C0.06 -0.58 0.12 -0.66 0.26 -0.66C0.5 -0.66 0.8 -0.32 1 0';

/** The upper edge of the opening, from the right corner to the left one. */
const ROOF =
  'C0.6 -0.16 0.4 -0.32 0.22 -0.32C0.1 -0.32 0.06 -0.27 0 -0.27C-0.06 -0.27 -0.1 -0.32 -0.22 -0.32C-0.4 -0.32 -0.6 -0.16 -0.78 0';

/** One mouth, saying something: what it prints on each plate. */
function spoken(place: Placement, random: Random): Record<'a' | 'b' | 'key', string> {
  const drop = between(0.5, 0.96, random);
  const teeth = between(-0.06, 0.08, random);
  const tip = between(-0.1, 0.1, random);
  const chin = drop + 0.2;
  const lips = `M-1 0${BOW}C0.84 ${drop * 0.7} 0.5 ${chin} 0 ${chin}C-0.5 ${chin} -0.84 ${drop * 0.7} -1 0Z`;
  // The lower edge of the opening is two curves, each divided in its middle, where the tongue begins.
  const [side, floor] = [
    { x: 0.645, y: drop * 0.3 },
    { x: 0.56, y: drop * 0.53 },
  ];
  const [root, flat] = [
    { x: 0.436, y: drop * 0.69 },
    { x: 0.312, y: drop * 0.85 },
  ];
  // The tongue's upper edge, and the same from right to left.
  const [rise, dip] = [drop * 0.34, drop * 0.5];
  const tongueTo = (end: 1 | -1) =>
    `C${tip - end * 0.34} ${rise} ${tip - end * 0.1} ${rise} ${tip} ${dip}C${tip + end * 0.1} ${rise} ${tip + end * 0.34} ${rise} ${end * root.x} ${root.y}`;
  const [toSide, fromSide] = [
    `C-${side.x} ${side.y} -${floor.x} ${floor.y} -${root.x} ${root.y}`,
    `C${floor.x} ${floor.y} ${side.x} ${side.y} 0.78 0Z`,
  ];
  // Both run the other way than the lips, and so cut holes.
  const tongue = `M-${root.x} ${root.y}C-${flat.x} ${flat.y} -0.17 ${drop} 0 ${drop}C0.17 ${drop} ${flat.x} ${flat.y} ${root.x} ${root.y}${tongueTo(-1)}Z`;
  const opening = `M0.78 0${ROOF}${toSide}${tongueTo(1)}${fromSide}`;
  const edge = teeth + 0.06;
  const throat = `M0.78 0C0.5 ${teeth} 0.25 ${edge} 0 ${edge}C-0.25 ${edge} -0.5 ${teeth} -0.78 0${toSide}${tongueTo(1)}${fromSide}`;
  // Its lips and its tongue are out of register.
  const first = { ...place, x: place.x - 0.05 * place.scale, y: place.y - 0.03 * place.scale };
  const second = { ...place, x: place.x + 0.07 * place.scale, y: place.y + 0.04 * place.scale };
  return {
    a: placed(lips + tongue, first),
    b: placed(lips + opening, second),
    key: placed(throat, place),
  };
}

/**
 * Open mouths in rows, each saying something else: teeth on one plate, tongues on the other, lips on both. On wide sheets
 * one of them is whole in the upper right, where no headline stands. Topics: speaking up, saying what is the matter.
 */
export const mouth: MotifFunction = ({ width, height, short, isWide, random }) => {
  const scale = short * (isWide ? between(0.27, 0.3, random) : between(0.2, 0.24, random));
  const [across, down] = [scale * (isWide ? 2.9 : 2.5), scale * 1.9];
  const [right, top] = isWide
    ? [width * between(0.79, 0.81, random), height * between(0.42, 0.45, random)]
    : [width * between(0.3, 0.7, random), height * between(0.1, 0.4, random)];
  const isMirrored = random() < 0.5;
  const mouths: Record<'a' | 'b' | 'key', string>[] = [];
  for (let row = -Math.ceil(top / down); top + row * down < height + scale; row += 1) {
    const start = right + (row % 2 === 0 ? 0 : across / 2);
    for (let x = start - Math.floor((start + scale) / across) * across; x < width + scale; x += across) {
      const turn = between(-0.15, 0.15, random);
      mouths.push(spoken({ x, y: top + row * down, scale, turn, isMirrored }, random));
    }
  }
  const plate = (name: 'a' | 'b' | 'key') => [fill(mouths.map((one) => one[name]).join(''))];
  return { a: plate('a'), b: plate('b'), key: plate('key') };
};

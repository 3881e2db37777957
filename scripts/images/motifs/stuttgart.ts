import { circle, pill, polygon, rectangle, round } from '../geometry';
import { fill, type MotifFunction, type Shape } from '../plates';
import { between } from '../prng';

/**
 * Stuttgart: the valley as nested lines sinking into the hill, the sun at its bottom, stairs up one slope, the tower on
 * the other.
 */
export const stuttgart: MotifFunction = ({ width, height, short, isWide, seen, isBesideWords, random }) => {
  const isMirrored = random() < 0.5 || isBesideWords;
  const isTall = height > width;
  const lines = isBesideWords ? 4 : height > width * 1.4 ? 8 : isWide || isTall ? 6 : 7;
  const line = short * between(0.044, 0.054, random);
  const pitch = line * 1.75;
  const lap = short * between(0.15, 0.23, random);
  const axis = width / 2 + (isWide ? 0.24 : 0.14) * (seen.right - seen.left) * between(-1, 1, random);
  // Beside words the valley is a bowl: its left wall goes straight up, with bare ground behind it.
  const wall = lap + (lines - 0.5) * pitch;
  const cx = isBesideWords ? Math.max(axis, seen.left + wall) : axis;
  const level = height * (isWide ? between(0.46, 0.58, random) : between(0.36, 0.5, random));
  // Parallel lines share the centres of their curves: as the radius in the valley grows, that on the hill shrinks.
  const hill = pitch * (lines + 0.6);
  // On tall sheets the hilltops are below the upper edge, which would cut the lines flat; the bowl reaches the lower edge.
  const lowest = isBesideWords ? height - wall : isTall ? seen.top + hill + line : 0;
  const cy = Math.max(level, lowest, seen.top + lap);
  // The sun is partly or fully above the valley.
  const rise = Math.min(lap * between(0, 0.7, random), cy - lap - seen.top);

  // Each line comes over the hill, turns down, runs through the valley and up the other side.
  const slope = (offset: number) => {
    const [r, turn] = [lap + offset, hill - offset];
    const top = round(cy - turn);
    const down = isBesideWords
      ? `M${round(cx - r)} ${round(-line)}V${round(cy)}`
      : `M${round(Math.min(-line, cx - r - turn))} ${top}H${round(cx - r - turn)}a${round(turn)} ${round(turn)} 0 0 1 ${round(turn)} ${round(turn)}`;
    return (
      `${down}a${round(r)} ${round(r)} 0 0 0 ${round(2 * r)} 0a${round(turn)} ${round(turn)} 0 0 1 ${round(turn)} ${round(-turn)}` +
      `H${round(Math.max(width + line, cx + r + turn))}`
    );
  };
  const valley: Shape[] = Array.from({ length: lines }, (_, i) => ({
    d: slope(i * pitch),
    strokeWidth: line,
  }));

  // The hill starts at the inner edge of a line, so that the inks change exactly there.
  const edge = Math.floor(lines / 2) * pitch - line / 2;
  const floor = round(cy + wall);
  const end = isBesideWords
    ? `V${floor}H${round(cx)}a${round(wall)} ${round(wall)} 0 0 1 ${round(-wall)} ${round(-wall)}V${round(-line)}`
    : `V${height}H${round(Math.min(-line, cx - lap - hill))}`;
  const earth = `${slope(edge)}${end}z`;
  const ridge = (x: number) => {
    const [r, turn, middle] = [lap + edge, hill - edge, cx + lap + hill];
    if (x < cx + r) return cy + Math.sqrt(r * r - (x - cx) ** 2);
    return cy - (x < middle ? Math.sqrt(Math.max(0, turn * turn - (middle - x) ** 2)) : turn);
  };

  const step = short * 0.042;
  const slopeSide = isMirrored ? -1 : 1;
  let [x, y] = [cx - slopeSide * lap * 0.35, height + step];
  let stairs = `M${round(x)} ${round(y)}`;
  while (x > -step && x < width + step && y > 0) {
    [x, y] = [x - slopeSide * step, y - step];
    stairs += `V${round(y)}H${round(x)}`;
  }

  const unit = short / (isWide ? 38 : 32);
  const towerX = isWide
    ? cx + lap + edge + short * 0.06
    : Math.min(width - short * 0.1, cx + lap + edge + short * 0.04);
  const foot = ridge(towerX) + unit;
  const head = foot - unit * 9;
  const tower =
    polygon([
      [towerX - unit * 0.6, foot],
      [towerX - unit * 0.24, head],
      [towerX + unit * 0.24, head],
      [towerX + unit * 0.6, foot],
    ]) +
    pill(towerX - unit * 1.5, head - unit * 1.2, unit * 3, unit * 1.7) +
    rectangle(towerX - unit * 0.13, head - unit * 5.4, unit * 0.26, unit * 5);
  return {
    a: valley,
    b: [fill(earth), fill(circle(cx, cy - rise, lap - line * 1.1))],
    key: [fill(tower), { d: stairs, strokeWidth: line * 0.36 }],
    subject: { left: cx - lap, top: cy - lap - rise, right: cx + lap, bottom: cy + lap },
  };
};

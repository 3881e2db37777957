import { circle, pill, polygon, rectangle, round } from '../geometry';
import { fill, type MotifFunction, type Shape } from '../plates';

/** The valley as nested lines between stepped vineyards, the sun in its lap and the tower on the rim. */
export const stuttgart: MotifFunction = ({ width, height, short, isWide }) => {
  const lines = height > width * 1.4 ? 7 : 5;
  const line = short * 0.052;
  const pitch = line * 1.75;
  const lap = short * 0.2;
  const [cx, cy] = [width / 2, height * (isWide ? 0.46 : 0.47)];

  // Each line comes over the hill, turns down, runs through the valley and up the other side. Parallel lines keep
  // the centres of their turns: what the lap gains in radius, the hill loses.
  const hill = pitch * (lines + 0.6);
  const valley: Shape[] = Array.from({ length: lines }, (_, i) => {
    const r = lap + i * pitch;
    const turn = round(hill - i * pitch);
    const top = round(cy - turn);
    return {
      d:
        `M${round(Math.min(-line, cx - r - turn))} ${top}H${round(cx - r - turn)}a${turn} ${turn} 0 0 1 ${turn} ${turn}` +
        `a${round(r)} ${round(r)} 0 0 0 ${round(2 * r)} 0a${turn} ${turn} 0 0 1 ${turn} ${-turn}` +
        `H${round(Math.max(width + line, cx + r + turn))}`,
      strokeWidth: line,
    };
  });

  const steps = isWide ? 10 : 6;
  const stepWidth = width / 2 / steps;
  const firstStep = height * (isWide ? 0.46 : 0.56);
  const stepHeight = (height - firstStep) / steps;
  let terraces = '';
  for (let i = 0; i < steps; i += 1) {
    const top = firstStep + i * stepHeight;
    terraces += rectangle(i * stepWidth, top, stepWidth, height - top);
    terraces += rectangle(width - (i + 1) * stepWidth, top, stepWidth, height - top);
  }

  const unit = short / 36;
  const towerX = width - stepWidth * 0.9;
  const tower =
    polygon([
      [towerX - unit * 0.55, firstStep],
      [towerX - unit * 0.22, firstStep - unit * 10],
      [towerX + unit * 0.22, firstStep - unit * 10],
      [towerX + unit * 0.55, firstStep],
    ]) +
    pill(towerX - unit * 1.4, firstStep - unit * 11.2, unit * 2.8, unit * 1.6) +
    rectangle(towerX - unit * 0.12, firstStep - unit * 16, unit * 0.24, unit * 5);
  return { a: valley, b: [fill(terraces), fill(circle(cx, cy, lap - line * 1.1))], key: [fill(tower)] };
};

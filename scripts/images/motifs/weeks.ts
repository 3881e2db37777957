import { circle, pill, round } from '../geometry';
import { fill, type MotifFunction } from '../plates';
import { between } from '../prng';

/** A field for a week: a square with one rounded corner, like everything on the site that has a corner. */
function field(x: number, y: number, size: number): string {
  const r = size * 0.45;
  const straight = round(size - r);
  return `M${round(x)} ${round(y)}h${round(size)}v${straight}a${round(r)} ${round(r)} 0 0 1 ${round(-r)} ${round(r)}h${-straight}z`;
}

/**
 * A wall of weeks, read like lines of text: fixed dates fill a field on one plate, topics cover several weeks on the
 * other, and past weeks are crossed out. Topics: planning, deadlines, what is to come.
 */
export const weeks: MotifFunction = ({ width, height, short, random }) => {
  const pitch = short / between(4.6, 5.8, random);
  const [columns, rows] = [Math.ceil(width / pitch) + 1, Math.ceil(height / pitch) + 1];
  const [left, top] = [-pitch * random(), -pitch * random()];
  const today = Math.floor(columns * rows * between(0.5, 0.66, random));
  const [dates, topics, strokes, days] = [[''], [''], [''], ['']];
  let [untilDate, untilTopic] = [Math.floor(random() * 2), Math.floor(random() * 3)];
  for (let week = 0; week < columns * rows; week += 1) {
    const [column, row] = [week % columns, Math.floor(week / columns)];
    const [x, y] = [left + column * pitch, top + row * pitch];
    const isDate = week === untilDate;
    if (isDate) {
      dates.push(field(x + pitch * 0.05, y + pitch * 0.05, pitch * 0.9));
      untilDate = week + 1 + Math.floor(random() * 4);
    }
    if (week === untilTopic) {
      const length = 2 + Math.floor(random() * 3);
      // What goes on in the next line is cut by the right edge and comes in again at the left one.
      topics.push(pill(x + pitch * 0.2, y + pitch * 0.22, (length - 0.4) * pitch, pitch * 0.56));
      const over = column + length - columns;
      if (over > 0)
        topics.push(pill(left - pitch * 0.8, y + pitch * 1.22, (over + 0.6) * pitch, pitch * 0.56));
      untilTopic = week + length + Math.floor(random() * 3);
    }
    const [middleX, middleY, arm] = [x + pitch / 2, y + pitch / 2, pitch * 0.24];
    if (week < today)
      strokes.push(
        `M${round(middleX - arm)} ${round(middleY + arm)}L${round(middleX + arm)} ${round(middleY - arm)}`,
      );
    else days.push(circle(middleX, middleY, round(pitch * 0.075)));
  }
  return {
    a: [fill(dates.join(''))],
    b: [fill(topics.join(''))],
    key: [{ d: strokes.join(''), strokeWidth: pitch * 0.1 }, fill(days.join(''))],
  };
};

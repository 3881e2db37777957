import { THEME_ROLES } from '../../src/theme/colors';
import { itemColon, type ReleaseItem } from '../content/release';
import type { Run } from './breakLines';
import type { Row, Shape, Tag } from './rows';
import { baseline, noRow, rectangle, runsOf, type Setting, setLines, stack } from './setLines';
import { READING_WIDTH, STYLES } from './styles';

const LIST_INDENT = 16;
const LABEL_WIDTH = 122;
const COLUMN_GAP = 18;
const MOST_COLUMNS = 3;

/** Entries with a bullet or number; the first one is never alone at the end of a sheet. */
export function listRows(setting: Setting, items: readonly ReleaseItem[], isNumbered: boolean): Row[] {
  const list: Tag = { type: 'L', parent: setting.document };
  return items.flatMap((item, index) => {
    const entry: Tag = { type: 'LI', parent: list };
    const body: Tag = { type: 'LBody', parent: entry };
    const label = isNumbered ? `${index + 1}.` : '•';
    const words: Run[] = [
      { text: item.title + itemColon(item), style: STYLES.strong, tag: body },
      ...runsOf(item.text, STYLES.body, body),
    ];
    const rows = setLines(setting, words, {
      before: index === 0 ? 8 : 3,
      x: LIST_INDENT,
      width: READING_WIDTH - LIST_INDENT,
      isKept: index < 2,
    });
    const width = setting.measure(label, STYLES.strong);
    const tag: Tag = { type: 'Lbl', parent: entry };
    rows[0]?.fragments.unshift({
      text: label,
      style: STYLES.strong,
      tag,
      x: 0,
      y: baseline(STYLES.strong),
      width,
    });
    return rows;
  });
}

const { line: outer, hair } = THEME_ROLES.light;

/** Labels with their values beside them, separated by lines. */
export function factRows(setting: Setting, items: readonly ReleaseItem[]): Row[] {
  const list: Tag = { type: 'L', parent: setting.document };
  return items.map(({ title, text }, index) => {
    const entry: Tag = { type: 'LI', parent: list };
    const set = (runs: Run[], x: number, width: number) => stack(setLines(setting, runs, { x, width }));
    const label = set(
      [{ text: title, style: STYLES.strong, tag: { type: 'Lbl', parent: entry } }],
      0,
      LABEL_WIDTH - COLUMN_GAP,
    );
    const value = set(
      runsOf(text, STYLES.body, { type: 'LBody', parent: entry }),
      LABEL_WIDTH,
      READING_WIDTH - LABEL_WIDTH,
    );
    const row = stack(
      [
        {
          ...noRow,
          height: Math.max(label.height, value.height),
          fragments: [...label.fragments, ...value.fragments],
        },
      ],
      { before: index === 0 ? 14 : 0, isKept: index === 1, top: 5 },
    );
    const height = row.height + 5;
    const line = (color: string, y: number): Shape => ({
      path: rectangle(READING_WIDTH, 0.75),
      color,
      x: 0,
      y,
    });
    const above = line(index === 0 ? outer : hair, 0);
    const shapes = index === items.length - 1 ? [above, line(outer, height)] : [above];
    return { ...row, height, shapes };
  });
}

/** Numerals with captions below, in columns where they fit. */
export function figureRows(setting: Setting, items: readonly ReleaseItem[]): Row[] {
  const { document, measure } = setting;
  const list: Tag = { type: 'L', parent: document };
  const widest = Math.max(...items.map(({ title }) => measure(title, STYLES.figure)));
  const fitting = Math.floor((READING_WIDTH + COLUMN_GAP) / (widest + COLUMN_GAP));
  const most = Math.max(1, Math.min(MOST_COLUMNS, fitting, items.length));
  // Distributes the items evenly over the fewest rows: four items become two rows of two.
  const columns = Math.ceil(items.length / Math.ceil(items.length / most));
  const width = (READING_WIDTH + COLUMN_GAP) / columns - COLUMN_GAP;
  const cells = items.map(({ title, text }, index) => {
    const x = (index % columns) * (width + COLUMN_GAP);
    const entry: Tag = { type: 'LI', parent: list };
    const value: Run = { text: title, style: STYLES.figure, tag: { type: 'Lbl', parent: entry } };
    const caption = runsOf(text, STYLES.small, { type: 'LBody', parent: entry });
    return stack([
      ...setLines(setting, [value], { x, width }),
      ...setLines(setting, caption, { x, width, before: 2 }),
    ]);
  });
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, index) =>
    cells.slice(index * columns, (index + 1) * columns),
  );
  return rows.map((row, index) => ({
    ...noRow,
    before: 16,
    mayBegin: index === 0,
    height: Math.max(...row.map(({ height }) => height)),
    fragments: row.flatMap(({ fragments }) => fragments),
  }));
}

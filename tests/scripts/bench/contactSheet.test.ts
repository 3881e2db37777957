import { framesAt, SHEET_TIMES, sheetHtml } from '../../../scripts/bench/film/contactSheet';

const frames = [
  { ms: 420, image: 'second' },
  { ms: 130, image: 'first' },
];

it('shows at each time what was drawn last until then, and nothing before the first frame', () => {
  expect(framesAt(frames, [100, 130, 400, 420, 2000])).toEqual([
    undefined,
    'first',
    'first',
    'second',
    'second',
  ]);
});

it('has a row for each film and a column for every 100 ms of two seconds', () => {
  const html = sheetHtml([
    { title: 'case, whole', frames },
    { title: 'a < b & c', frames: [] },
  ]);
  expect(html.match(/<tr>/g)).toHaveLength(3);
  expect(html.match(/<td>/g)).toHaveLength(2 * SHEET_TIMES.length);
  expect(html.match(/base64,first/g)).toHaveLength(3);
  expect(html.match(/base64,second/g)).toHaveLength(16);
  expect(html).toContain('<th>a &lt; b &amp; c</th>');
});

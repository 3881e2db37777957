import { fileText } from '../../../scripts/content/fileText';
import { insertAt, moveAt, removeAt, setAt, valueAt } from '../../../stories/compose/model/json';

const FILE = { title: 'A', blocks: [{ type: 'text' }, { type: 'quote' }] };

it('puts a new field behind the nearest earlier one that the file has', () => {
  expect(Object.keys(setAt(FILE, ['lead'], 'L', ['title', 'theme', 'lead', 'blocks']) as object)).toEqual([
    'title',
    'lead',
    'blocks',
  ]);
  expect(Object.keys(setAt(FILE, ['path'], '/', ['path', 'title']) as object)).toEqual([
    'path',
    'title',
    'blocks',
  ]);
});

it('leaves a file alone where a path leads nowhere', () => {
  expect(setAt(FILE, ['blocks', 7, 'text'], 'x')).toEqual(FILE);
  expect(removeAt(FILE, ['nothing', 'there'])).toEqual(FILE);
  expect(moveAt(FILE, ['blocks'], 1, 2)).toEqual(FILE);
  expect(valueAt(FILE, ['title', 'deeper'])).toBeUndefined();
});

it('moves, inserts and removes entries without touching the others', () => {
  expect(moveAt(FILE, ['blocks'], 1, 0)).toMatchObject({ blocks: [{ type: 'quote' }, { type: 'text' }] });
  expect(insertAt(FILE, ['blocks'], 1, { type: 'faq' })).toMatchObject({
    blocks: [{ type: 'text' }, { type: 'faq' }, { type: 'quote' }],
  });
  expect(removeAt(FILE, ['blocks', 0])).toEqual({ title: 'A', blocks: [{ type: 'quote' }] });
});

it('writes files as those of content-json are written', () => {
  expect(fileText({ a: [1.5, '\u00ad„“'] })).toBe('{\n  "a": [\n    1.5,\n    "\u00ad„“"\n  ]\n}\n');
});

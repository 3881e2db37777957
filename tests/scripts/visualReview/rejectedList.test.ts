import { rejectedList } from '../../../scripts/visualReview/rejectedList';
import type { ReviewItem } from '../../../scripts/visualReview/protocol';

const item = (name: string, width: number, more: Partial<ReviewItem> = {}): ReviewItem => ({
  name,
  state: 'changed',
  storyId: 'components-tag--default',
  title: 'components/Tag',
  story: 'Default',
  width,
  message: '',
  ...more,
});

it('lists what was rejected by story, with what differs and what was said', () => {
  const items = [
    item('a', 360),
    item('b', 640),
    item('c', 768),
    item('d', 360, {
      state: 'failed',
      message: 'Failed to <render>',
      storyId: 'x--y',
      title: 'x',
      story: 'Y',
    }),
    item('old/gone.w360', 0, { state: 'orphaned', storyId: '', title: 'old', story: 'gone.w360' }),
  ];
  const rejected = { verdict: 'rejected', comment: 'Too *pale*\nto be read' } as const;
  const decisions = {
    a: rejected,
    b: rejected,
    c: { verdict: 'accepted', comment: '' } as const,
    'old/gone.w360': { verdict: 'rejected', comment: '' } as const,
  };
  const kinds = [{ id: 'a', title: '#ffed00 becomes #ffd400', names: ['a', 'b', 'c'] }];
  expect(rejectedList({ items, decisions, kinds, commit: '1b52a5b on main' })).toBe(`# Rejected pictures

4 of 5, at 1b52a5b on main.

## components/Tag, Default

- [ ] 360 px, 640 px: changed: \\#ffed00 becomes \\#ffd400

  > Too \\*pale\\*
  > to be read

Again: \`npm run visual -- --only components-tag--default\`

## x, Y

- [ ] 360 px: could not be taken: Failed to \\<render\\>

Again: \`npm run visual -- --only x--y\`

## old

- [ ] old/gone.w360: reference without a story
`);
});

it('also lists what was said of pictures that were not rejected', () => {
  const items = [item('a', 360), item('b', 640)];
  const decisions = { a: { verdict: 'accepted', comment: 'Better.' } as const };
  expect(rejectedList({ items, decisions, kinds: [], commit: '' })).toBe(`# Rejected pictures

0 of 2.

# Comments on other pictures

## components/Tag, Default

- [ ] 360 px: changed

  > Better.

Again: \`npm run visual -- --only components-tag--default\`
`);
});

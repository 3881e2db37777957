import {
  comment,
  decide,
  undo,
  undoWords,
  UNDECIDED,
  withdraw,
} from '../../../scripts/visualReview/decisions';
import { namesInScope } from '../../../scripts/visualReview/client/scope';
import type { ReviewItem } from '../../../scripts/visualReview/protocol';

it('decides about several pictures and takes all of it back at once', () => {
  const one = decide(UNDECIDED, ['a'], 'rejected', undefined);
  const two = decide(one, ['a', 'b', 'c'], 'accepted', undefined);
  expect(two.byName).toEqual({
    a: { verdict: 'accepted', comment: '' },
    b: { verdict: 'accepted', comment: '' },
    c: { verdict: 'accepted', comment: '' },
  });
  expect(undoWords(two)).toBe('accepted: 3 pictures');
  const back = undo(two);
  expect(back.names).toEqual(['a', 'b', 'c']);
  expect(back.decisions.byName).toEqual(one.byName);
  expect(undoWords(back.decisions)).toBe('rejected: 1 picture');
  expect(undo(undo(back.decisions).decisions)).toEqual({ decisions: UNDECIDED, names: [] });
});

it('keeps comments through decisions and undo, and drops empty ones', () => {
  const said = comment(decide(UNDECIDED, ['a'], 'rejected', undefined), 'a', 'too pale');
  expect(said.byName['a']).toEqual({ verdict: 'rejected', comment: 'too pale' });
  expect(undo(said).decisions.byName['a']).toEqual({ comment: 'too pale' });
  expect(comment(undo(said).decisions, 'a', '').byName).toEqual({});
});

it('says the same about all pictures that are decided with a comment', () => {
  const { byName } = decide(UNDECIDED, ['a', 'b'], 'rejected', 'too pale');
  expect(Object.values(byName).map((one) => one.comment)).toEqual(['too pale', 'too pale']);
});

it('keeps the own comment of a picture that is decided with others, and takes back only theirs', () => {
  const said = comment(UNDECIDED, 'b', 'edge missing');
  const all = decide(said, ['a', 'b'], 'rejected', 'too pale');
  expect(all.byName).toEqual({
    a: { verdict: 'rejected', comment: 'too pale' },
    b: { verdict: 'rejected', comment: 'edge missing' },
  });
  expect(undo(all).decisions.byName).toEqual({ b: { comment: 'edge missing' } });
  expect(undo(comment(all, 'a', 'too pale, and too small')).decisions.byName['a']).toEqual({
    comment: 'too pale, and too small',
  });
});

it('leaves a picture open again whose reference could not be written', () => {
  const decisions = decide(UNDECIDED, ['a', 'b'], 'accepted', undefined);
  expect(withdraw(decisions, 'a').byName).toEqual({ b: { verdict: 'accepted', comment: '' } });
});

it('decides about the story, the component or the kind, and leaves alone what is decided already', () => {
  const item = (name: string, title: string, storyId: string): ReviewItem => ({
    name,
    title,
    storyId,
    story: storyId,
    state: 'changed',
    width: 360,
    message: '',
  });
  const items = [
    item('1', 'Tag', 'tag--a'),
    item('2', 'Tag', 'tag--a'),
    item('3', 'Tag', 'tag--b'),
    item('4', 'Chip', 'chip--a'),
  ];
  const [first] = items;
  if (!first) throw new Error('There is no item.');
  const all = { items, kinds: [{ id: '1', title: 'colour', names: ['1', '3', '4'] }], decisions: {} };
  expect(namesInScope(first, 'picture', all)).toEqual(['1']);
  expect(namesInScope(first, 'story', all)).toEqual(['1', '2']);
  expect(namesInScope(first, 'component', all)).toEqual(['1', '2', '3']);
  expect(namesInScope(first, 'kind', all)).toEqual(['1', '3', '4']);
  const decisions = { 3: { verdict: 'rejected' as const, comment: '' } };
  expect(namesInScope(first, 'kind', { ...all, decisions })).toEqual(['1', '4']);
});

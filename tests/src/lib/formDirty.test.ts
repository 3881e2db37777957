import { acceptInputLoss, isFormDirty, setFormDirty, wouldLoseInput } from '../../../src/lib/formDirty';

afterEach(() => setFormDirty(false));

it('notes unsent input until it is gone', () => {
  expect(isFormDirty()).toBe(false);
  setFormDirty(true);
  expect(isFormDirty()).toBe(true);
  setFormDirty(false);
  expect(isFormDirty()).toBe(false);
});

it('notes that the visitor has agreed to lose it, until the page stays after all', () => {
  setFormDirty(true);
  expect(wouldLoseInput()).toBe(true);
  acceptInputLoss();
  expect(wouldLoseInput()).toBe(false);
  expect(isFormDirty()).toBe(true);
  setFormDirty(true);
  expect(wouldLoseInput()).toBe(true);
});

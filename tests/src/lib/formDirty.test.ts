import { isFormDirty, setFormDirty } from '../../../src/lib/formDirty';

it('notes unsent input until it is gone', () => {
  expect(isFormDirty()).toBe(false);
  setFormDirty(true);
  expect(isFormDirty()).toBe(true);
  setFormDirty(false);
  expect(isFormDirty()).toBe(false);
});

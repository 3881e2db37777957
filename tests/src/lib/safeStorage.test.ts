import { safeStorage } from '../../../src/lib/safeStorage';

it('keeps what it is given', () => {
  const storage = safeStorage(() => sessionStorage);
  storage.set('a', '1');
  expect(storage.get('a')).toBe('1');
  storage.remove('a');
  expect(storage.get('a')).toBeNull();
});

it('forgets where storage is forbidden, says so, and never throws', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.set('a', '1');
  storage.remove('a');
  expect(storage.get('a')).toBeUndefined();
});

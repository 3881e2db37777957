import { writeSearch } from '../../../src/lib/searchAddress';
import { searchChanges } from '../../../src/lib/searchChanges';

const changed = jest.fn();
const unsubscribe = searchChanges.listen(changed);

beforeEach(() => {
  window.history.replaceState({ idx: 2 }, '', '/jobs/?q=wien#liste');
  changed.mockClear();
});

afterEach(() => jest.restoreAllMocks());
afterAll(() => unsubscribe());

it('replaces the query alone, in the same history entry', () => {
  const entries = window.history.length;
  writeSearch('/jobs/', (before) => `${before}&page=2`);
  const { location, history } = window;
  expect(location.pathname + location.search + location.hash).toBe('/jobs/?q=wien&page=2#liste');
  expect([history.length, history.state]).toEqual([entries, { idx: 2 }]);
  expect(changed).toHaveBeenCalledTimes(1);
});

it.each([
  ['the address bar shows another page', '/about/', '?q=graz'],
  ['nothing changes', '/jobs/', '?q=wien'],
])('does nothing if %s', (_, path, search) => {
  writeSearch(path, () => search);
  expect(window.location.search).toBe('?q=wien');
  expect(changed).not.toHaveBeenCalled();
});

it('does not throw if the browser refuses the change', () => {
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  });
  expect(() => writeSearch('/jobs/', () => '?q=graz')).not.toThrow();
  expect(window.location.search).toBe('?q=wien');
});

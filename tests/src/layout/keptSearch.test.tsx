import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useKeptSearch } from '../../../src/layout/LanguageSwitcher/useKeptSearch';
import { writeSearch } from '../../../src/lib/searchAddress';

const inRouter = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
const searchAt = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useKeptSearch('/jobs/'), { wrapper: inRouter }).result;
};

afterEach(() => window.history.replaceState(null, '', '/'));

it('is what the page was opened with', () => {
  expect(searchAt('/jobs/?q=text').current).toBe('?q=text');
});

it('is what is searched for on the page, without anything that has been removed', () => {
  const search = searchAt('/jobs/?location=wien');
  act(() => writeSearch('/jobs/', () => '?q=texterin'));
  expect(search.current).toBe('?q=texterin');
  act(() => writeSearch('/jobs/', () => ''));
  expect(search.current).toBe('');
});

it('is empty while the address is that of another page', () => {
  expect(searchAt('/en/jobs/?q=text').current).toBe('');
});

import { render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { App } from '../../src/App';
import type { LoadedPage } from '../../src/page-data/pageLoader';

let mockAddress = '';

jest.mock('../../src/navigation/usePageNavigation', () => ({
  usePageNavigation: (initial: LoadedPage) => ({
    current: { ...initial, location: { pathname: mockAddress } },
    next: null,
  }),
}));

jest.mock('../../src/layout/Layout/Layout', () => ({
  Layout: ({ children }: { children: ReactNode }) => children,
}));

jest.mock('../../src/navigation/PageTexts', () => ({
  PageTexts: ({ children }: { children: ReactNode }) => children,
}));

jest.mock('../../src/navigation/PageHost', () => ({
  PageHost: function PageHost() {
    const [address] = useState(mockAddress);
    return <p>not found: {address}</p>;
  },
}));

it('shows a new 404 page, with suggestions of its own, for each missing address', () => {
  const page = { path: '/404/', context: { locale: 'de', page: { languages: {} } }, content: {} };
  const initial = { page, queries: [{ query: 'navigation' }], isNotFound: true } as unknown as LoadedPage;
  mockAddress = '/wrok/';
  const app = () => <App initial={initial} navigationRuntime={null} />;
  const { rerender } = render(app());
  mockAddress = '/kontat/';
  rerender(app());
  expect(screen.getByText('not found: /kontat/')).toBeInTheDocument();
});

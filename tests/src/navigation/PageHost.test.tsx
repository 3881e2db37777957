import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useLayoutEffect, useState } from 'react';
import type { PageData } from '../../../src/content/pageData';
import { PageHost } from '../../../src/navigation/PageHost';

const events: string[] = [];

/** A page that records when its effects run, and whether it is in the document then. */
function NotingPage({ path }: { path: string }) {
  const [visits, setVisits] = useState(0);
  useLayoutEffect(() => {
    const headline = document.querySelector('h1');
    events.push(`${path} acts, headline in the document: ${headline?.textContent ?? 'none'}`);
    return () => void events.push(`${path} is gone`);
  }, [path]);
  return (
    <>
      <h1>{path}</h1>
      <button type="button" onClick={() => setVisits(visits + 1)}>
        pressed {visits}
      </button>
    </>
  );
}

jest.mock('../../../src/navigation/PageElement', () => ({
  PageElement: ({ page }: { page: PageData }) => <NotingPage path={page.path} />,
}));

const page = (path: string) =>
  ({ path, context: { locale: 'de', page: { languages: {} } } }) as unknown as PageData;
const NONE: never[] = [];

interface Pages {
  current: PageData;
  next?: PageData | null;
}

function Pages({ current, next = null }: Pages) {
  return (
    <main>
      <PageHost key={current.path} page={current} queries={NONE} isCurrent />
      {next && <PageHost key={next.path} page={next} queries={NONE} isCurrent={false} />}
    </main>
  );
}

const headlines = () => screen.getAllByRole('heading', { hidden: true }).map((found) => found.textContent);

beforeEach(() => {
  events.length = 0;
});

describe('the next page', () => {
  const [home, jobs] = [page('/'), page('/jobs/')];

  it('is not in the document and does not act', () => {
    const { rerender } = render(<Pages current={home} />);
    rerender(<Pages current={home} next={jobs} />);
    expect(headlines()).toEqual(['/']);
    expect(events).toEqual(['/ acts, headline in the document: /']);
  });

  it('takes the place of the current page in one step, and acts when it is there', () => {
    const { rerender } = render(<Pages current={home} />);
    startTransition(() => rerender(<Pages current={home} next={jobs} />));
    rerender(<Pages current={jobs} />);
    expect(headlines()).toEqual(['/jobs/']);
    expect(screen.getByRole('heading', { name: '/jobs/' })).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('button'));
    expect(events.slice(1)).toEqual(['/ is gone', '/jobs/ acts, headline in the document: /jobs/']);
  });

  it('stays the same page from then on, with what was done on it', async () => {
    const { rerender } = render(<Pages current={home} next={jobs} />);
    rerender(<Pages current={jobs} />);
    await userEvent.click(screen.getByRole('button', { name: 'pressed 0' }));
    rerender(<Pages current={jobs} next={home} />);
    expect(screen.getByRole('button', { name: 'pressed 1' })).toHaveFocus();
    expect(events.filter((event) => event.startsWith('/jobs/'))).toHaveLength(1);
  });

  it('leaves nothing behind when another one is asked for instead', () => {
    const { rerender } = render(<Pages current={home} next={jobs} />);
    const news = page('/news/');
    rerender(<Pages current={home} next={news} />);
    rerender(<Pages current={news} />);
    expect(headlines()).toEqual(['/news/']);
    expect(events.some((event) => event.includes('/jobs/'))).toBe(false);
  });
});

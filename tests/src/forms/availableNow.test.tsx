import { fireEvent, render, screen } from '@testing-library/react';
import * as stories from '../../../stories/forms/ApplicationForm.stories';
import { forgetForms } from '../../../stories/forms/applicationPlay';
import { composeStories } from '../../helpers/stories';
import { pass } from './formHooks';

const { Default } = composeStories({ default: stories.default, Default: {} });

beforeEach(() => {
  forgetForms();
  jest.useFakeTimers({ doNotFake: ['performance'] });
});

afterEach(() => jest.useRealTimers());

const day = () => document.querySelector<HTMLInputElement>('input[name="available_from"]')?.value;

describe('"from now on", ticked on the eve', () => {
  it.each([
    ['at midnight', () => pass(60_000)],
    [
      'when a sleeping phone wakes',
      async () => {
        jest.setSystemTime(new Date(2027, 0, 2, 7, 0));
        await pass(0);
        fireEvent(document, new Event('visibilitychange'));
        await pass(0);
      },
    ],
  ])('means the new day %s', async (_moment, wait) => {
    jest.setSystemTime(new Date(2026, 11, 31, 23, 59, 30));
    render(<Default />);
    await pass(0);
    fireEvent.click(screen.getByRole('checkbox', { name: 'ab sofort' }));
    expect(day()).toBe('2026-12-31');
    await wait();
    expect(screen.getByRole('checkbox', { name: 'ab sofort' })).toBeChecked();
    expect(day()).toMatch(/^2027-01-0[12]$/);
  });

  it('is not restored from a draft of another day, as the rest is', async () => {
    const name = () => document.querySelector<HTMLInputElement>('input[name="first_name"]');
    jest.setSystemTime(new Date(2026, 11, 30, 12));
    const { unmount } = render(<Default />);
    await pass(0);
    fireEvent.click(screen.getByRole('checkbox', { name: 'ab sofort' }));
    const input = name();
    if (input) fireEvent.change(input, { target: { value: 'Mira' } });
    await pass(1000);
    unmount();
    // As after the phone has discarded the tab.
    const stored = Object.entries(sessionStorage);
    forgetForms();
    for (const [key, value] of stored) sessionStorage.setItem(key, String(value));
    jest.setSystemTime(new Date(2026, 11, 31, 8));
    render(<Default />);
    await pass(0);
    expect(name()?.value).toBe('Mira');
    expect(day()).toBe('');
  });

  it('leaves another day as it is', async () => {
    jest.setSystemTime(new Date(2026, 11, 31, 23, 59, 30));
    render(<Default />);
    await pass(0);
    const input = document.querySelector<HTMLInputElement>('input[name="available_from"]');
    if (input) fireEvent.change(input, { target: { value: '2027-02-01' } });
    await pass(60_000);
    expect(day()).toBe('2027-02-01');
  });
});

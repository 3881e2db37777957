import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createLater, type Later } from '../../../src/forms/later';
import { useLater } from '../../../src/forms/useLater';

interface Code {
  word: string;
}

function Form({ later, isNeeded = false }: { later: Later<Code>; isNeeded?: boolean }) {
  const element = useRef<HTMLFormElement>(null);
  const { code } = useLater(later, element, isNeeded);
  return (
    <form ref={element} aria-label="form">
      <input aria-label="name" />
      <output>{code?.word}</output>
    </form>
  );
}

/** Lets the tasks that are due run. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe('code that comes later', () => {
  it('is fetched once, however often it is asked for', async () => {
    const fetch = jest.fn(() => Promise.resolve({ word: 'there' }));
    const later = createLater(fetch);
    expect(later.loaded()).toBeUndefined();
    await Promise.all([later.load(), later.load()]);
    await later.load();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(later.loaded()).toEqual({ word: 'there' });
  });

  it('is asked for again after it could not be had', async () => {
    const fetch = jest.fn<Promise<Code>, []>().mockRejectedValueOnce(new Error('gone'));
    fetch.mockResolvedValue({ word: 'there' });
    const later = createLater(fetch);
    await expect(later.load()).rejects.toThrow('gone');
    expect(later.loaded()).toBeUndefined();
    await expect(later.load()).resolves.toEqual({ word: 'there' });
  });
});

describe('a form', () => {
  it.each(['focusIn', 'pointerDown', 'dragEnter', 'input', 'change'] as const)(
    'gets its later code with %s, and not before',
    async (sign) => {
      const fetch = jest.fn(() => Promise.resolve({ word: 'there' }));
      render(<Form later={createLater(fetch)} />);
      await settle();
      expect(fetch).not.toHaveBeenCalled();
      fireEvent[sign](screen.getByLabelText('name'), { target: { value: 'M' } });
      await settle();
      expect(screen.getByText('there')).toBeInTheDocument();
    },
  );

  it('gets it at once where the page shows what needs it', async () => {
    render(<Form later={createLater(() => Promise.resolve({ word: 'there' }))} isNeeded />);
    await settle();
    expect(screen.getByText('there')).toBeInTheDocument();
  });

  it('never draws what has arrived in the middle of an event, as the letters typed would be lost', async () => {
    const later = createLater(() => Promise.resolve({ word: 'there' }));
    render(<Form later={later} />);
    await later.load();
    const control = screen.getByLabelText('name');
    const drawn: boolean[] = [];
    // What a browser does between two listeners of one event.
    control.addEventListener('input', () => drawn.push(screen.queryByText('there') !== null));
    fireEvent.focusIn(control);
    fireEvent.input(control, { target: { value: 'M' } });
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    drawn.push(screen.queryByText('there') !== null);
    expect(drawn).toEqual([false, false]);
    await settle();
    expect(screen.getByText('there')).toBeInTheDocument();
  });

  it('asks once while it is on its way', async () => {
    const load = jest.fn(() => new Promise<Code>(() => {}));
    render(<Form later={{ loaded: () => undefined, load }} />);
    for (const sign of ['focusIn', 'pointerDown', 'input'] as const) {
      fireEvent[sign](screen.getByLabelText('name'), { target: { value: 'M' } });
      await settle();
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again with the next sign after it could not be had', async () => {
    const fetch = jest.fn<Promise<Code>, []>().mockRejectedValueOnce(new Error('gone'));
    fetch.mockResolvedValue({ word: 'there' });
    render(<Form later={createLater(fetch)} />);
    fireEvent.focusIn(screen.getByLabelText('name'));
    await settle();
    expect(screen.queryByText('there')).toBeNull();
    fireEvent.input(screen.getByLabelText('name'), { target: { value: 'M' } });
    await settle();
    expect(screen.getByText('there')).toBeInTheDocument();
  });
});

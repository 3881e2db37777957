import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useLazyModule } from '../../../src/hooks/useLazyModule';
import { chunkFailures } from '../../../src/lib/chunkFailures';
import { type LazyModule, lazyModule } from '../../../src/lib/lazyModule';

interface PartProps {
  code: LazyModule<string>;
  isWanted?: boolean;
  onFailure?: () => void;
}

function Part({ code, isWanted = true, onFailure }: PartProps) {
  return <p>{useLazyModule(code, isWanted, onFailure) ?? 'nothing'}</p>;
}

const settle = () => act(async () => {});

it('is loaded when it is wanted, and not before', async () => {
  const importModule = jest.fn(async () => 'loaded');
  const code = lazyModule(importModule);
  const { rerender } = render(<Part code={code} isWanted={false} />);
  await settle();
  expect(importModule).not.toHaveBeenCalled();
  rerender(<Part code={code} />);
  expect(screen.getByText('nothing')).toBeInTheDocument();
  await settle();
  expect(screen.getByText('loaded')).toBeInTheDocument();
});

it('is tried again, after a failure, the next time it is wanted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const cutOff = new SyntaxError('Unexpected end of input');
  const failures: unknown[] = [];
  const stop = chunkFailures.listen((error) => failures.push(error));
  const importModule = jest.fn(async () => 'loaded').mockRejectedValueOnce(cutOff);
  const code = lazyModule(importModule);
  const onFailure = jest.fn();
  const { rerender } = render(<Part code={code} onFailure={onFailure} />);
  await settle();
  expect(onFailure).toHaveBeenCalledTimes(1);
  // The visitor waits for it, so it counts as a missing chunk, whatever the reason.
  expect(failures).toEqual([cutOff]);
  stop();
  rerender(<Part code={code} isWanted={false} onFailure={onFailure} />);
  rerender(<Part code={code} onFailure={onFailure} />);
  await settle();
  expect(screen.getByText('loaded')).toBeInTheDocument();
});

it('never shows what another module holds', async () => {
  const never = lazyModule(() => new Promise<string>(() => {}));
  const { rerender } = render(<Part code={lazyModule(async () => 'first')} />);
  await settle();
  rerender(<Part code={never} />);
  expect(screen.getByText('nothing')).toBeInTheDocument();
});

it('hydrates the markup of the server, which has nothing, also when it was loaded before', async () => {
  const code = lazyModule(async () => 'loaded');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Part code={code} />);
  await code.load();
  const faults: unknown[] = [];
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, <Part code={code} />, {
      onRecoverableError: (error) => void faults.push(error),
    });
  });
  expect(faults).toEqual([]);
  expect(container.textContent).toBe('loaded');
  act(() => root?.unmount());
  container.remove();
});

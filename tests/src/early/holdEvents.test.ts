import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HELD, holdEvents } from '../../../src/early/holdEvents';

it('holds exactly the events that make React hydrate at once, in the words of react-dom', () => {
  const reactDom = path.resolve('node_modules/react-dom/cjs/react-dom-client.production.js');
  expect(readFileSync(reactDom, 'utf8')).toContain(`discreteReplayableEvents =\n    "${HELD}".split(`);
});

it('keeps them from React, which listens at the root, until it is told to stop', () => {
  document.body.innerHTML = '<div id="root"><input></div>';
  const root = document.querySelector<HTMLElement>('#root');
  const input = document.querySelector('input');
  if (!root || !input) throw new Error('The page has no field.');
  const heard: string[] = [];
  const stopHolding = holdEvents(root);
  for (const capture of [true, false])
    root.addEventListener('keydown', () => heard.push(capture ? 'captured' : 'bubbled'), capture);
  input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(heard).toEqual([]);
  stopHolding();
  input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  expect(heard).toEqual(['captured', 'bubbled']);
});

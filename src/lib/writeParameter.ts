import { ownAddress } from './ownAddress';

/**
 * Writes a parameter into the address without a history entry, and without the router, which would render every link
 * again; an empty value takes it out. Nothing is written where the address bar shows another page: during a navigation, in
 * stories.
 */
export function writeParameter(path: string, name: string, value: string): void {
  const { location, history } = window;
  if (location.pathname !== path) return;
  const parameters = new URLSearchParams(location.search);
  parameters.delete(name);
  if (value !== '') parameters.set(name, value);
  const search = parameters.size === 0 ? '' : `?${parameters.toString()}`;
  if (search === location.search) return;
  history.replaceState(history.state, '', ownAddress(path + search + location.hash, location.origin));
}

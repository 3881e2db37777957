import { writeSearch } from './searchAddress';

/** Sets a parameter of the address, like `writeSearch`; an empty value removes it. */
export function writeParameter(path: string, name: string, value: string): void {
  writeSearch(path, (before) => {
    const parameters = new URLSearchParams(before);
    parameters.delete(name);
    if (value !== '') parameters.set(name, value);
    const query = parameters.toString();
    return query && `?${query}`;
  });
}

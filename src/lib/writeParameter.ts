import { writeSearch } from './searchAddress';

/** Writes a parameter into the address, as `writeSearch` does; an empty value takes it out. */
export function writeParameter(path: string, name: string, value: string): void {
  writeSearch(path, (before) => {
    const parameters = new URLSearchParams(before);
    parameters.delete(name);
    if (value !== '') parameters.set(name, value);
    return parameters.size === 0 ? '' : `?${parameters.toString()}`;
  });
}

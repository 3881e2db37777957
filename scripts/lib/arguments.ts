import { InvalidArgumentError } from 'commander';

/** Parses a whole number above 0. @throws InvalidArgumentError for anything else */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError(`"${text}" is not a whole number above 0.`);
  return Number(text);
}

/** Parses whole numbers above 0, separated by commas. @throws InvalidArgumentError for anything else */
export const wholeNumbers = (text: string): number[] => text.split(',').map(wholeNumber);

/** Returns a parser for known names, separated by commas. It throws an InvalidArgumentError listing the known names. */
export function namesOf<Name extends string>(known: readonly Name[]): (text: string) => Name[] {
  return (text) =>
    text.split(',').map((name) => {
      const found = known.find((one) => one === name);
      if (found === undefined) throw new InvalidArgumentError(`Choose from ${known.join(', ')}.`);
      return found;
    });
}

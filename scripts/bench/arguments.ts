import { InvalidArgumentError } from 'commander';

/** A whole number above 0 on the command line. @throws InvalidArgumentError for anything else */
export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError(`"${text}" is no whole number above 0.`);
  return Number(text);
}

/** Whole numbers above 0 with commas between them. @throws InvalidArgumentError for anything else */
export const wholeNumbers = (text: string): number[] => text.split(',').map(wholeNumber);

/** Names with commas between them, each one of those known. @throws InvalidArgumentError that lists them */
export function namesOf<Name extends string>(known: readonly Name[]): (text: string) => Name[] {
  return (text) =>
    text.split(',').map((name) => {
      const found = known.find((one) => one === name);
      if (found === undefined) throw new InvalidArgumentError(`Choose among ${known.join(', ')}.`);
      return found;
    });
}

import { helpText, readArguments } from '../../../scripts/lib/commandLine.mjs';

const COMMAND = {
  name: 'npm run paint',
  purpose: 'Paints the house.',
  options: {
    colour: { type: 'string', short: 'c', value: 'name', meaning: 'its colour, by default white' },
    twice: { type: 'boolean', meaning: 'two coats' },
  },
} as const;

const ROOMS = { ...COMMAND, operand: { name: 'room', meaning: 'some of these', values: ['hall', 'attic'] } };

it('says what a command is for and what it can be given', () => {
  expect(helpText(COMMAND)).toBe(`Usage: npm run paint -- [options]

Paints the house.

Options:
  -c, --colour <name>  its colour, by default white
  --twice              two coats
  -h, --help           display help for command
`);
  expect(helpText(ROOMS)).toContain(`Usage: npm run paint -- [options] [room...]

Paints the house.

Arguments:
  room  some of these: hall, attic

Options:
`);
});

it('reads options and operands', () => {
  expect(readArguments(COMMAND, ['-c', 'red'])).toEqual({ values: { colour: 'red' }, operands: [] });
  expect(readArguments(ROOMS, ['attic', '--twice', 'hall'])).toEqual({
    values: { twice: true },
    operands: ['attic', 'hall'],
  });
});

it('reads an option whose value may be left out', () => {
  const since = { type: 'string', value: 'day', isValueOptional: true, meaning: 'since a day' } as const;
  const command = {
    ...COMMAND,
    options: { since, twice: { type: 'boolean', meaning: 'two coats' } },
  } as const;
  expect(helpText(command)).toContain('  --since [day]  since a day\n');
  const valuesOf = (...args: string[]) => readArguments(command, args).values;
  expect(valuesOf('--since', 'monday', '--twice')).toEqual({ since: 'monday', twice: true });
  expect(valuesOf('--since=monday')).toEqual({ since: 'monday' });
  expect(valuesOf('--since', '--twice')).toEqual({ since: '', twice: true });
  expect(valuesOf('--since')).toEqual({ since: '' });
});

it.each([
  [COMMAND, '--color', "Unknown option '--color'. Known options: --colour, --twice, --help."],
  [ROOMS, '--color', "Unknown option '--color'. Known options: --colour, --twice, --help."],
  [COMMAND, '--colour', "'-c, --colour <value>' argument missing. Known options: "],
  [COMMAND, 'hall', "Unexpected argument 'hall'."],
  [ROOMS, 'halll', 'room is "halll", but must be one of hall, attic.'],
])('refuses what it does not know, and names what there is: %#', (commandLine, argument, message) => {
  expect(() => readArguments(commandLine, [argument])).toThrow(message);
});

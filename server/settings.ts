import type { z } from 'zod';
import { ats } from './settingTables/ats';
import { delivery } from './settingTables/delivery';
import { intake } from './settingTables/intake';
import { serving } from './settingTables/serving';
import type { Setting } from './settingTables/setting';

export { MIN_SECRET_LENGTH } from './settingTables/setting';

/** All settings of the server. */
export const settingTable = { ...serving, ...intake, ...delivery, ...ats };

/** The parsed settings of one run. */
export type Settings = {
  [Key in keyof typeof settingTable]: z.output<(typeof settingTable)[Key]['schema']>;
};

/** A message for whoever starts the server: printed without a stack, exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A wrong value as shown in a message: nothing of a secret, and a URL without user and password. */
const shown = (value: string, isSecret = false) => (isSecret ? '' : ` ("${value.replace(/^.*:.*@/, '…@')}")`);

/**
 * Reads the settings from the environment.
 *
 * @throws StartError with one line per invalid variable: its name, its value unless it is secret, its meaning and
 * what is allowed. So are the variables that a set one needs, such as those of a channel that is set by half.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const settings = new Map<string, Setting>(Object.values(settingTable).map((entry) => [entry.name, entry]));
  const textOf = ({ name, fallback }: Setting) => environment[name]?.trim() || fallback;
  const problems: string[] = [];
  const missing = new Set<Setting>();
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries<Setting>(settingTable)) {
    const { name, fallback, meaning, allowed, schema, isSecret } = setting;
    const { needs = [], needsOneOf = [], needsOwn } = setting;
    const text = textOf(setting);
    const { success, data } = schema.safeParse(text);
    values[key] = data;
    if (!success) problems.push(`${name}${shown(text, isSecret)} must be ${allowed}. It is ${meaning}.`);
    if (text === fallback || !success) continue;
    for (const other of needs.map((needed) => settings.get(needed))) {
      if (!other || textOf(other) !== '' || missing.has(other)) continue;
      missing.add(other);
      problems.push(
        `${other.name} is missing, which ${name} needs: it must be ${other.allowed}. It is ${other.meaning}. Set it, or remove ${name}.`,
      );
    }
    for (const other of needsOwn?.for(text) ? needsOwn.names : []) {
      const example = settings.get(other);
      if (!example || environment[other]?.trim()) continue;
      problems.push(
        `${other} is missing, which ${name} needs: its default ${example.fallback} is only an example. It is ${example.meaning}. Set it, or remove ${name}.`,
      );
    }
    if (needsOneOf.length > 0 && !needsOneOf.some((needed) => environment[needed]?.trim()))
      problems.push(`${name} needs one of ${needsOneOf.join(', ')}: set one, or remove ${name}.`);
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return values as Settings;
}

/**
 * Names in the environment that look like settings of the intake, but are none: a mistyped one would leave its setting
 * at the default without a word. Others may also set such names, so they are no reason to refuse the start.
 */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = new Set<string>(Object.values(settingTable).map(({ name }) => name));
  return Object.keys(environment).filter((name) => name.startsWith('INTAKE_') && !known.has(name));
}

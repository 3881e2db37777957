import { settingTable } from './settings';

type Row = readonly [name: string, meaning: string];

function columns(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return [`${title}:`, ...rows.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`)].join('\n');
}

/** What `--help` prints. */
export function helpText(options: readonly Row[]): string {
  const settings = Object.values(settingTable).map(
    ({ name, meaning, allowed, fallback }): Row => [
      name,
      `${meaning}; ${allowed}${fallback === '' ? '' : ` (default: "${fallback}")`}`,
    ],
  );
  return [
    'Usage: npm run serve -- [options]',
    'Serves the built site, and takes applications and messages.',
    columns('Options', [...options, ['-h, --help', 'display help for command']]),
    columns('Settings from the environment', settings),
  ].join('\n\n');
}

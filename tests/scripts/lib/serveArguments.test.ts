// Covers scripts/start.mjs.
import { serveSettings } from '../../../scripts/lib/serveArguments.mjs';

it.each<[string[], Record<string, string>]>([
  [[], {}],
  [['--release', '--origin', 'https://www.example.com'], {}],
  [['--out', 'site'], { DIST_DIR: 'site' }],
  [['--release', '--out=site', '--date', '2026-12-01'], { DIST_DIR: 'site' }],
  // Refused by the build.
  [['--out'], {}],
])('serves the folder that was built with %j', (args, settings) => {
  expect(serveSettings(args)).toEqual(settings);
});

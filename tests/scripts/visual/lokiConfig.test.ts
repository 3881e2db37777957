import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { lokiConfigurations, lokiSettings } from '../../../scripts/visual/lokiConfig';
import { pictureName } from '../../../scripts/visual/pictures';
import { story } from './fixture';

const ROOT = path.resolve(__dirname, '../../..');

/** Runs Loki's own search for its settings in a separate process, as `npx loki` does; warnings go to standard output. */
const SEARCH = `
  const loki = require('module').createRequire(require.resolve('loki/package.json'));
  const find = loki(require('path').join(loki.resolve('@loki/runner/package.json'), '../src/config'));
  process.stdout.write(JSON.stringify(find()));`;

describe('the settings of Loki', () => {
  it('are found by Loki itself in the folder of the project, made from the breakpoints', () => {
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', SEARCH], { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toBe('');
    const { fileNameFormatter: _noJson, ...settings } = lokiSettings();
    expect(JSON.parse(stdout)).toMatchObject({ ...settings, configurations: lokiConfigurations() });
  });

  it.each([
    ['with the name of a story as it stands in the catalogue', 'Long title'],
    ['with the end of its id', 'long-title'],
  ])('name a picture as the references are named, %s', (_how, name) => {
    expect(
      lokiSettings().fileNameFormatter({
        configurationName: 'w360',
        kind: 'components/JobRow',
        story: name,
      }),
    ).toBe(pictureName(story('components/JobRow', 'long-title'), 360));
  });
});

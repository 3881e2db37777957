import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockedPackages } from '../../../scripts/lib/lockedPackages';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  const packages = {
    '': { dependencies: { camera: '1.0.0' } },
    'node_modules/camera': {
      version: '1.0.0',
      integrity: 'sha512-c',
      dependencies: { lens: '^2.0.0' },
      optionalDependencies: { tripod: '*' },
    },
    'node_modules/camera/node_modules/lens': { version: '2.1.0', dependencies: { glass: '*', camera: '*' } },
    'node_modules/lens': { version: '1.0.0' },
    'node_modules/glass': { version: '3.0.0' },
    'node_modules/flash': { version: '4.0.0' },
  };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
});

it('lists packages with all they need, each as it is found from where it is needed', () => {
  expect(lockedPackages(root, ['camera'])).toEqual([
    'node_modules/camera 1.0.0 sha512-c',
    'node_modules/camera/node_modules/lens 2.1.0 ',
    'node_modules/glass 3.0.0 ',
  ]);
});

it('says which package is not there', () => {
  expect(() => lockedPackages(root, ['camera', 'film'])).toThrow(
    'package-lock.json has no package film. Install it: npm install film',
  );
});

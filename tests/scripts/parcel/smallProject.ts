import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

const SOURCES: Record<string, string> = {
  'shell.html': '<!doctype html><script type="module" src="./entry.client.tsx"></script>',
  'entry.client.tsx': `
    import './theme/fonts.css';
    import { button } from './components/Button/Button';
    document.body.className = button;
    void import('./templates/Case').then(({ render }) => render());
    void import('./templates/Job').then(({ render }) => render());
  `,
  'entry.server.tsx': `
    import './theme/fonts.css';
    import { button } from './components/Button/Button';
    import { render as renderCase } from './templates/Case';
    import { render as renderJob } from './templates/Job';
    export const page = () => [button, renderCase(), renderJob()].join(' ');
  `,
  'service-worker.ts': "self.addEventListener('fetch', () => undefined);",
  'service-worker-off.ts': "self.addEventListener('install', () => undefined);",
  'theme/fonts.css': `@font-face { font-family: T; src: url("../generated/fonts/text.woff2"); }`,
  'theme/scale.ts': 'export const unit = 4;\n',
  'theme/space.ts': `
    import { unit } from './scale';
    export const space = (steps: number) => \`\${unit * steps}px\`;
  `,
  'components/Button/Button.ts': `
    import { css } from '@linaria/core';
    import { space } from '../../theme/space';
    const button = css\`
  padding: \${space(2)};
\`;
    export { button };
  `.replace(/^ {4}/gm, ''),
  'components/Card/Card.ts': `
    import { css } from '@linaria/core';
    import { button } from '../Button/Button';
    export const card = css\`
  margin: 3px;
  .\${button} {
    color: red;
  }
\`;
    const plain = css\`
  opacity: 0.5;
\`;
    export const classes = [card, plain].join(' ');
  `.replace(/^ {4}/gm, ''),
  'templates/Case.ts':
    "import { classes } from '../components/Card/Card';\nexport const render = () => classes;\n",
  'templates/Job.ts': `
    import { css } from '@linaria/core';
    import { space } from '../theme/space';
    import { card } from '../components/Card/Card';
    const job = css\`
  gap: \${space(5)};
\`;
    export const render = () => [card, job].join(' ');
  `.replace(/^ {4}/gm, ''),
};

/** The fields of package.json that Parcel reads. */
const PARCEL_FIELDS = [
  'type',
  'browserslist',
  'targets',
  '@parcel/resolver-default',
  '@parcel/bundler-default',
];

/**
 * Writes a project of a few modules with the settings and plugins of the real one: with a token that styles depend on
 * through another file, a class used in another file's selector, and a font.
 */
export function writeSmallProject(root: string): void {
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(path.dirname(path.join(root, 'src', name)), { recursive: true });
    writeFileSync(path.join(root, 'src', name), text);
  }
  mkdirSync(path.join(root, 'src/generated/fonts'), { recursive: true });
  writeFileSync(path.join(root, 'src/generated/fonts/text.woff2'), 'wOF2 first');
  const fields = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as Record<string, unknown>;
  const used = Object.fromEntries(PARCEL_FIELDS.map((name) => [name, fields[name]]));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: 'small', ...used }));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  cpSync(path.join(ROOT, '.parcelrc'), path.join(root, '.parcelrc'));
  cpSync(path.join(ROOT, 'scripts/parcel'), path.join(root, 'scripts/parcel'), { recursive: true });
}

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../../../scripts/lib/runMain';
import { runParcel } from '../../../scripts/parcel/runParcel';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let dir: string;
const nodeOptions = process.env['NODE_OPTIONS'];

beforeEach(() => {
  dir = temporaryFolder();
});

afterEach(() => {
  if (nodeOptions === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = nodeOptions;
});

/** The error of a run in which Parcel's process prints this and fails. */
async function failureOf(output: string): Promise<unknown> {
  const preload = path.join(dir, 'preload.cjs');
  writeFileSync(preload, `process.stderr.write(${JSON.stringify(output)}, () => process.exit(1));`);
  process.env['NODE_OPTIONS'] = `--require=${preload}`;
  const inputs = { key: '', toolsKey: '', sources: {} };
  return runParcel(dir, path.join(dir, 'parcel'), inputs).catch((error: unknown) => error);
}

it('names its folder, the reason and what to do where Parcel cannot write', async () => {
  const failure = await failureOf(
    'Error: ENOSPC: no space left on device, write\n    at async write (node:fs)\n',
  );
  expect(failure).toBeInstanceOf(ExpectedError);
  expect((failure as Error).message).toBe(
    `A file in ${path.join(dir, 'parcel')} cannot be written, because the disk is full (ENOSPC). Make room on it, then repeat the command.`,
  );
});

it('shows the output of Parcel if it fails for another reason', async () => {
  const failure = await failureOf('Unexpected token\n');
  expect(failure).not.toBeInstanceOf(ExpectedError);
  expect(failure).toMatchObject({ message: 'The bundler failed (exit code 1).\nUnexpected token' });
});

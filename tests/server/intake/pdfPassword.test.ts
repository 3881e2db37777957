// Covers server/intake/contents, tests/server/intake/pdfs.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsPassword } from '../../../server/intake/contents/pdfPassword';
import { applicationForm, post, RESUME } from './applicationForm';
import { startIntake } from './intakeServer';

/** Made with qpdf 11.3: each requires the password "geheim" to open it (user), or only to change it (open). */
const PDFS = join(__dirname, 'pdfs');

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sff-pdf-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const KINDS = ['r2', 'r3', 'r4', 'r4metadata', 'r5', 'r6', 'r6stream', 'r6linear'];

it.each(KINDS)('knows a PDF that nobody opens without its password (%s)', async (kind) => {
  expect(await needsPassword(join(PDFS, `${kind}-user.pdf`))).toBe(true);
});

it.each(KINDS)('lets a PDF pass that merely forbids changes (%s)', async (kind) => {
  expect(await needsPassword(join(PDFS, `${kind}-open.pdf`))).toBe(false);
});

it('finds the password of a PDF with a large middle', async () => {
  const bytes = await readFile(join(PDFS, 'r4-user.pdf'), 'latin1');
  const at = bytes.indexOf('endobj\n') + 7;
  const file = join(dir, 'large.pdf');
  await writeFile(file, bytes.slice(0, at) + '%x\n'.repeat(1_000_000) + bytes.slice(at), 'latin1');
  expect(await needsPassword(file)).toBe(true);
});

it.each([
  ['without encryption', () => readFile(join(PDFS, 'plain.pdf'), 'latin1')],
  ['of one line', async () => '%PDF-1.7\n'],
  [
    'whose encryption is nowhere',
    async () => '%PDF-1.7\ntrailer\n<< /Encrypt 9 0 R >>\nstartxref\n99999\n%%EOF',
  ],
  [
    'whose encryption is damaged',
    async () => '%PDF-1.7\ntrailer\n<< /Encrypt << /Filter /Standard /O ( >>\nstartxref\n0\n%%EOF',
  ],
  ['that nests without end', async () => `%PDF-1.7\ntrailer << /Encrypt ${'<< /A '.repeat(9000)}`],
  [
    'that speaks of /Encrypt in its text',
    async () => '%PDF-1.7\n4 0 obj (/Encrypt) endobj\ntrailer\n<< >>\nstartxref\n0\n%%EOF',
  ],
])('lets a PDF pass %s, as far as passwords go', async (_name, source) => {
  const file = join(dir, 'odd.pdf');
  await writeFile(file, await source(), 'latin1');
  expect(await needsPassword(file)).toBe(false);
});

it('tells the applicant at the file that it has a password', async () => {
  const server = await startIntake();
  const content = await readFile(join(PDFS, 'r6-user.pdf'));
  const answer = await post(server.base, applicationForm({}, [{ ...RESUME, content }]));
  expect([answer.status, answer.json.errors]).toEqual([
    422,
    [{ field: 'resume', code: 'filePassword', params: { index: 0 } }],
  ]);
  await server.stop();
});

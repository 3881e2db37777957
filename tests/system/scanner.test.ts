import { Readable } from 'node:stream';
import { type ClamdAddress, clamdScanner } from '../../server/intake/scan/clamd';
import { DOCX_ENTRIES, zipFile } from '../server/intake/zipFile';
import { type Clamd, EICAR, MALWARE, startRealClamd, STREAM_MAX_BYTES } from './clamd';

let clamd: Clamd;

beforeAll(async () => {
  clamd = await startRealClamd();
});
afterAll(() => clamd.remove());

const scan = (content: Buffer, address: ClamdAddress = { path: clamd.socket }) =>
  clamdScanner(address).scan(() => Readable.from([content]), AbortSignal.timeout(60_000));

it.each([
  ['over its socket', (): ClamdAddress => ({ path: clamd.socket })],
  ['over TCP', (): ClamdAddress => ({ host: '127.0.0.1', port: clamd.port })],
])('a real clamd tells clean from infected files %s', async (_name, addressOf) => {
  const address = addressOf();
  expect(await scan(Buffer.from('%PDF-1.7 harmless'), address)).toBe('clean');
  expect(await scan(Buffer.from(`%PDF-1.7 ${MALWARE}`), address)).toBe('infected');
  expect(await scan(Buffer.from(EICAR), address)).toBe('infected');
});

it('finds malware inside an office file', async () => {
  const content = zipFile([...DOCX_ENTRIES, { name: 'word/media/a.bin', content: `packed ${MALWARE}` }]);
  expect(content.includes(MALWARE)).toBe(false);
  expect(await scan(content)).toBe('infected');
});

it('takes a file of the largest size that the form allows', async () => {
  expect(await scan(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(10 * 1_048_576 - 8, 7)]))).toBe(
    'clean',
  );
});

it('says that it does not take a larger stream than it is set up for', async () => {
  await expect(scan(Buffer.alloc(STREAM_MAX_BYTES + 1_048_576, 7))).rejects.toMatchObject({
    name: 'ScannerUnavailableError',
  });
});

it('scans many files at the same time', async () => {
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => scan(Buffer.from(index % 4 === 0 ? MALWARE : `file ${index}`))),
  );
  expect(verdicts.filter((verdict) => verdict === 'infected')).toHaveLength(5);
});

it('is found to be down, and to be back', async () => {
  await clamd.stop();
  await expect(scan(Buffer.from('x'))).rejects.toMatchObject({ name: 'ScannerUnavailableError' });
  await clamd.start();
  expect(await scan(Buffer.from('x'))).toBe('clean');
});

import { Readable } from 'node:stream';
import { callAts } from '../../../../server/intake/delivery/ats/callAts';
import { multipartBody } from '../../../../server/intake/delivery/multipart';
import { startVendor } from './vendorServer';

const call = {
  method: 'POST',
  authorization: 'Bearer x',
  keySetting: 'INTAKE_X_KEY',
  signal: new AbortController().signal,
} as const;

it('gives up on a receiver that does not answer, to try it again', async () => {
  let release: () => void = () => undefined;
  const silence = new Promise<void>((resolve) => (release = resolve));
  const timeLimit = new AbortController();
  const vendor = await startVendor(async () => {
    timeLimit.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    await silence;
    return { status: 200 };
  });
  await expect(callAts({ ...call, url: vendor.url, signal: timeLimit.signal })).rejects.toMatchObject({
    reason: 'no answer in time',
    facts: { isTimeout: true, mayHaveArrived: true },
  });
  release();
  await vendor.stop();
});

it('fails where nobody listens', async () => {
  const vendor = await startVendor(() => ({ status: 200 }));
  await vendor.stop();
  await expect(callAts({ ...call, url: vendor.url })).rejects.toMatchObject({
    reason: 'refused (ECONNREFUSED)',
    facts: { isChannelDown: true },
  });
});

it('fails instead of sending half a file', async () => {
  const vendor = await startVendor(() => ({ status: 200 }));
  const read = async () => Readable.from([Buffer.from('half')]);
  const form = multipartBody([{ name: 'file', fileName: 'a.pdf', type: 'application/pdf', size: 8, read }]);
  await expect(callAts({ ...call, url: vendor.url, body: { form } })).rejects.toThrow('a different size');
  await vendor.stop();
});

it('lets no name end its quotes or start a line', async () => {
  const vendor = await startVendor(() => ({ status: 200 }));
  const form = multipartBody([{ name: 'a"\r\nX: y', value: 'v' }]);
  await callAts({ ...call, url: vendor.url, body: { form } });
  expect(vendor.requests[0]?.fields).toEqual({ 'a%22%0D%0AX: y': 'v' });
  await vendor.stop();
});

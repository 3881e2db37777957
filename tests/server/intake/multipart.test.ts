import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { multipartBody } from '../../../server/intake/delivery/multipart';

it('sends the bytes of a file whatever buffers they lie in', async () => {
  // Views of a larger buffer, and larger than the size at which the encoder splits.
  const content = Buffer.alloc(300_000, 'abcdefghijklmnopqrstuvw');
  const pieces = [content.subarray(0, 70_000), content.subarray(70_000)];
  const file = { name: 'resume', fileName: 'cv.pdf', type: 'application/pdf', size: content.length };
  const form = multipartBody([{ ...file, read: async () => Readable.from(pieces) }]);
  const sent = await buffer(form.stream());
  expect(sent).toHaveLength(form.length);
  expect(sent.includes(content)).toBe(true);
});

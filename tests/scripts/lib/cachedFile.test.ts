import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepFile } from '../../../scripts/lib/cachedFile';
import { temporaryFolder } from '../../helpers/temporaryFolder';

let folder = '';
let file = '';
const make = jest.fn(async () => Buffer.from('the content of a picture'));

beforeEach(() => {
  make.mockClear();
  folder = temporaryFolder();
  file = path.join(folder, 'images/a.svg');
});

const kept = async () => {
  const { bytes, wasCached } = await keepFile(folder, 'images', 'a.svg', make);
  return [bytes.toString(), wasCached];
};

describe('a kept file', () => {
  it('is made once', async () => {
    expect(await kept()).toEqual(['the content of a picture', false]);
    expect(await kept()).toEqual(['the content of a picture', true]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('may be empty', async () => {
    make.mockResolvedValueOnce(Buffer.alloc(0));
    expect(await kept()).toEqual(['', false]);
    expect(await kept()).toEqual(['', true]);
  });

  it('that was cut anywhere is made again', async () => {
    await kept();
    const { size } = statSync(file);
    for (let length = 0; length < size; length += 1) {
      truncateSync(file, length);
      expect(await kept()).toEqual(['the content of a picture', false]);
    }
    expect(await kept()).toEqual(['the content of a picture', true]);
  });

  it('with another byte, or written by an older version of this program, is made again', async () => {
    await kept();
    const bytes = readFileSync(file);
    bytes[3] = 0;
    writeFileSync(file, bytes);
    expect(await kept()).toEqual(['the content of a picture', false]);
    writeFileSync(file, 'the content of a picture, as it was kept without a hash');
    expect(await kept()).toEqual(['the content of a picture', false]);
  });
});

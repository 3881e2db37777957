import { readCaptions } from '../../../../scripts/content/media/film/readCaptions';
import { realCaptions } from '../../../helpers/films';

const read = (text: string) => readCaptions(Buffer.from(text));

it('knows when the last caption ends', () => {
  expect(readCaptions(realCaptions())).toEqual({ type: 'captions', seconds: 12 });
  expect(
    read(
      '\uFEFFWEBVTT Rad\r\n\r\nNOTE of the editor\r\n\r\n1\r\n01:00:01.500 --> 01:00:02.000 line:0\r\nWort\r\n',
    ),
  ).toEqual({ type: 'captions', seconds: 3602 });
});

it.each([
  ['SRT', '1\n00:00:01,500 --> 00:00:04,000\nWort\n', 'are no WebVTT'],
  ['of no kind', '', 'are no WebVTT'],
  ['without a caption', 'WEBVTT\n\nNOTE nichts\n', 'there is no caption'],
  ['with a comma in a time', 'WEBVTT\n\n00:01,500 --> 00:04.000\nWort\n', 'line 3 of the captions'],
  ['that end before they begin', 'WEBVTT\n\n00:04.000 --> 00:01.500\nWort\n', 'line 3 of the captions'],
])('finds fault with captions %s', (_, text, message) => {
  expect(read(text)).toEqual({
    type: 'faulty',
    message: expect.stringContaining(message) as string,
    fix: expect.any(String) as string,
  });
});

it('finds fault with captions of another encoding', () => {
  expect(readCaptions(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nRäder\n', 'latin1'))).toMatchObject({
    message: 'the captions are not written in UTF-8',
  });
});

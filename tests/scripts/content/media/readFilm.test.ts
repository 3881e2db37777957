import { readFilm } from '../../../../scripts/content/media/film/readFilm';
import { box, changed, codedAs, patched, realFilm, withSound, withTableAtEnd } from '../../../helpers/films';

const mp4 = realFilm('mp4');
const webm = realFilm('webm');

const faultOf = (bytes: Buffer, file = 'rad.mp4'): string => {
  const facts = readFilm(bytes, file);
  return facts.type === 'faulty' ? `${facts.message} => ${facts.fix}` : facts.type;
};

describe('what a film says of itself', () => {
  const common = { type: 'film', width: 960, height: 540, seconds: 12, hasSound: false, startsAtOnce: true };

  it('is read from an MP4 with H.264', () => {
    expect(readFilm(mp4, 'rad.mp4')).toEqual({
      ...common,
      isEverywhere: true,
      mediaType: 'video/mp4; codecs="avc1.64001F"',
    });
  });

  it('is read from a WebM with VP9', () => {
    expect(readFilm(webm, 'rad.webm')).toEqual({
      ...common,
      isEverywhere: false,
      mediaType: 'video/webm; codecs="vp9"',
    });
  });

  it('is read from AV1, with profile, level, tier and depth', () => {
    const av1 = changed(codedAs('av01'), 'avcC\x01d\0\x1f', 'av1C\x81\x04\x0c\0');
    expect(readFilm(av1, 'rad.mp4')).toMatchObject({
      isEverywhere: false,
      mediaType: 'video/mp4; codecs="av01.0.04M.08"',
    });
  });

  it('is upright where a phone has turned it', () => {
    // a, b, u, c, d of the matrix: a quarter to the right.
    const matrix = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0];
    expect(readFilm(patched(mp4, 'tkhd', 40, matrix), 'rad.mp4')).toMatchObject({ width: 540, height: 960 });
  });

  it.each([
    ['mp4a', 'avc1.64001F, mp4a.40.2'],
    ['Opus', 'avc1.64001F, opus'],
  ])('names sound of the type %s', (type, codecs) => {
    expect(readFilm(withSound(type), 'rad.mp4')).toMatchObject({
      hasSound: true,
      mediaType: `video/mp4; codecs="${codecs}"`,
    });
  });

  it('tells when a film begins only once all of it is there', () => {
    expect(readFilm(withTableAtEnd(), 'rad.mp4')).toMatchObject({ seconds: 12, startsAtOnce: false });
  });

  it('counts long times and boxes with long sizes', () => {
    const long = Buffer.alloc(112);
    long.writeUInt8(1, 0);
    long.writeUInt32BE(1000, 20);
    long.writeBigUInt64BE(90_500n, 24);
    const at = mp4.indexOf('mvhd', 0, 'latin1') - 4;
    const moov = box(
      'moov',
      box('mvhd', long),
      mp4.subarray(at + mp4.readUInt32BE(at), 32 + mp4.readUInt32BE(32)),
    );
    const mdat = Buffer.concat([box('mdat', Buffer.from([0, 0, 0, 0, 0, 0, 0, 20]), Buffer.alloc(4))]);
    mdat.writeUInt32BE(1, 0);
    expect(readFilm(Buffer.concat([mp4.subarray(0, 32), moov, mdat]), 'rad.mp4')).toMatchObject({
      seconds: 90.5,
    });
  });
});

describe('a film that browsers do not play', () => {
  it.each([
    ['hvc1', 'HEVC (H.265)'],
    ['hev1', 'HEVC (H.265)'],
    ['apcn', 'ProRes'],
    ['ap4h', 'ProRes'],
    ['mp4v', 'MPEG-4 part 2'],
    ['AVdn', 'DNxHD'],
    ['xyz1', '“xyz1”'],
  ])('coded as %s is called by the name of its coding', (type, name) => {
    expect(faultOf(codedAs(type))).toBe(
      `the pictures of the film are coded as ${name}, which browsers do not play => export it as MP4 with H.264 (8 bits, 4:2:0) and sound as AAC`,
    );
  });

  it.each([
    ['10 bits', 110],
    ['4:2:2', 122],
    ['4:4:4', 244],
  ])('is H.264 as it is edited: %s', (_, profile) => {
    expect(faultOf(patched(mp4, 'avcC', 1, [profile]))).toContain('an editing profile of H.264');
  });

  it('has sound that they do not read', () => {
    expect(faultOf(withSound('ac-3'))).toContain('the sound of the film is coded as Dolby Digital (AC-3)');
  });

  it('is a QuickTime film, whatever it is called', () => {
    expect(faultOf(changed(mp4, 'ftypisom', 'ftypqt  '), 'rad.mov')).toContain('QuickTime film (MOV)');
  });

  it('is Matroska, or WebM with other codings', () => {
    // Element DocType of 4 bytes; the name becomes another one of the same length.
    expect(faultOf(changed(webm, 'webm', 'mkvx'), 'rad.webm')).toContain('of the format mkvx');
    expect(faultOf(changed(webm, 'V_VP9', 'V_MJP'), 'rad.webm')).toContain('coded as MJP in WebM');
  });

  it('is called otherwise than it is', () => {
    expect(faultOf(webm, 'rad.mp4')).toContain(
      'of the format WebM, but its name does not end in .webm => rename it',
    );
    expect(faultOf(mp4, 'rad.m4v')).toContain('so that it ends in .mp4');
    expect(faultOf(mp4, 'RAD.MP4')).toContain('does not end in .mp4 => rename it');
    expect(faultOf(webm, 'rad.WebM')).toContain('does not end in .webm => rename it');
  });
});

describe('a damaged film', () => {
  it('is cut off', () => {
    expect(faultOf(mp4.subarray(0, 100_000))).toContain('cut off or damaged');
    expect(faultOf(webm.subarray(0, 300), 'rad.webm')).toContain('cut off or damaged');
  });

  it('is of no format at all', () => {
    expect(faultOf(Buffer.from('film'))).toContain('cannot be read');
    expect(faultOf(Buffer.from('no film, but some words in a file'))).toContain('cannot be read');
  });

  it('does not say how long it is', () => {
    expect(faultOf(patched(mp4, 'mvhd', 16, [0, 0, 0, 0]))).toContain('does not say how long it is');
    const at = webm.indexOf(Buffer.from([0x44, 0x89, 0x88]));
    const recording = Buffer.from(webm);
    recording.fill(0, at + 3, at + 11);
    expect(faultOf(recording, 'rad.webm')).toContain('a recording that was not finished');
  });

  it('never stops the content step, whichever byte of its tables is wrong', () => {
    for (const [bytes, name, length] of [
      [mp4, 'rad.mp4', 700],
      [webm, 'rad.webm', 500],
    ] as const) {
      for (let at = 0; at < length; at += 1) {
        for (const value of [0, 0xff]) {
          const wrong = Buffer.from(bytes);
          wrong[at] = value;
          expect(['film', 'faulty']).toContain(readFilm(wrong, name).type);
        }
      }
    }
  });
});

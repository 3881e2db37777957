// Covers scripts/content.
import { MEDIA_RULES } from '../../../scripts/content/rules';
import { changed, codedAs, patched, realCaptions, realFilm, withTableAtEnd } from '../../helpers/films';
import { quarters } from '../../helpers/photographs';
import { type BadCase, set } from './badCase';
import type { Tree } from './contentTree';

const CASE = 'de/cases/rollwerk.json';

const medium = (file: string) => `content-json/media/${file}`;

/** Plays a film on a case, and puts it into the folder with everything that belongs to it, or with other files. */
function plays(
  file: string,
  files: Readonly<Record<string, Buffer | undefined>> = {},
  fields: object = {},
): (tree: Tree) => void {
  return (tree) => {
    set(CASE, '/blocks/3', { type: 'video', title: 'Der Film', file, transcript: 'Ein Rad.', ...fields })(
      tree,
    );
    const stem = file.replace(/\.\w+$/, '');
    const all = {
      [file]: realFilm(file.endsWith('webm') ? 'webm' : 'mp4'),
      [`${stem}.de.vtt`]: realCaptions(),
      // The same captions in both languages, as films without speech may have them.
      [`${stem}.en.vtt`]: realCaptions(),
      ...files,
    };
    for (const [name, bytes] of Object.entries(all)) if (bytes) tree[medium(name)] = bytes;
  };
}

const FILM = 'rad/rad.mp4';

/** An upright film, as a phone writes it: a matrix turns it. */
const upright = () =>
  patched(realFilm('mp4'), 'tkhd', 40, [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0]);

/** Seconds of the MP4, in thousandths. */
const lasting = (milliseconds: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(milliseconds);
  return patched(realFilm('mp4'), 'mvhd', 16, [...bytes]);
};

const captions = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);

/** Mistakes in films of an editor's own. */
export const BAD_FILMS: BadCase[] = [
  {
    code: 'missing-media',
    mistake: 'a film is not there, with the name of one that is like it',
    change: (tree) => {
      plays(FILM)(tree);
      set(CASE, '/blocks/3/file', 'rad/radd.mp4')(tree);
    },
    file: CASE,
    at: '"rad/radd.mp4"',
    pointer: '/blocks/3/file',
    message: 'there is no file content-json/media/rad/radd.mp4',
    fix: 'did you mean "rad/rad.mp4"?',
  },
  {
    code: 'media-case',
    mistake: 'the name of a film is written in another case than on the disk',
    change: (tree) => {
      plays(FILM)(tree);
      set(CASE, '/blocks/3/file', 'rad/Rad.mp4')(tree);
    },
    file: CASE,
    at: '"rad/Rad.mp4"',
    pointer: '/blocks/3/file',
    message: 'the file is called content-json/media/rad/rad.mp4',
    fix: 'write "rad/rad.mp4"',
  },
  {
    code: 'media-type',
    mistake: 'captions stand where the film belongs',
    change: (tree) => {
      plays(FILM)(tree);
      set(CASE, '/blocks/3/file', 'rad/rad.de.vtt')(tree);
    },
    file: CASE,
    at: '"rad/rad.de.vtt"',
    pointer: '/blocks/3/file',
    message: 'content-json/media/rad/rad.de.vtt is no film',
    fix: 'name an MP4 or WebM',
    also: ['unused-media', 'unused-media'],
  },
  ...(
    [
      ['hvc1', 'HEVC (H.265)'],
      ['apcn', 'ProRes'],
      ['mp4v', 'MPEG-4 part 2'],
    ] as const
  ).map(
    ([type, name]): BadCase => ({
      code: 'media-fault',
      mistake: `browsers do not play how the pictures of a film are coded: ${name}`,
      change: plays(FILM, { [FILM]: codedAs(type) }),
      file: `media/${FILM}`,
      pointer: '',
      message: `coded as ${name}`,
      fix: 'export it as MP4 with H.264',
    }),
  ),
  {
    code: 'media-fault',
    mistake: 'a film is called by the wrong ending',
    change: plays(FILM, { [FILM]: realFilm('webm') }),
    file: `media/${FILM}`,
    pointer: '',
    message: 'the film is of the format WebM',
    fix: 'ends in .webm',
  },
  {
    code: 'media-fault',
    mistake: 'the ending of a film is in capital letters, beside the same film as WebM',
    change: plays('rad/RAD.MP4', { 'rad/RAD.webm': realFilm('webm') }),
    file: 'media/rad/RAD.MP4',
    pointer: '',
    message: 'its name does not end in .mp4',
    fix: 'rename it so that it ends in .mp4, in small letters',
  },
  {
    code: 'media-fault',
    mistake: 'the ending of the other format of a film is in capital letters',
    change: plays(FILM, { 'rad/rad.WEBM': realFilm('webm') }),
    file: 'media/rad/rad.WEBM',
    pointer: '',
    message: 'its name does not end in .webm',
    fix: 'rename it so that it ends in .webm, in small letters',
  },
  {
    code: 'film-captions',
    mistake: 'a film has no captions in one language',
    change: plays(FILM, { 'rad/rad.en.vtt': undefined }),
    file: `media/${FILM}`,
    pointer: '',
    message: 'no captions in English: there is no file rad/rad.en.vtt',
    fix: 'into content-json/media/rad/rad.en.vtt',
  },
  {
    code: 'film-captions',
    mistake: 'captions of one language are there in a format that browsers do not read',
    change: plays(FILM, {
      'rad/rad.en.vtt': undefined,
      'rad/rad.en.srt': captions('1', '00:00:00,000 --> 00:00:02,000', 'A wheel.'),
    }),
    file: `media/${FILM}`,
    pointer: '',
    message: 'no captions in English',
    fix: 'export content-json/media/rad/rad.en.srt as WebVTT',
    also: ['unused-media'],
  },
  {
    code: 'media-case',
    mistake: 'captions are called in another case than the film',
    change: plays(FILM, { 'rad/rad.en.vtt': undefined, 'rad/Rad.en.vtt': realCaptions() }),
    file: `media/${FILM}`,
    pointer: '',
    message: 'the file is called content-json/media/rad/Rad.en.vtt',
    fix: 'rename it to "rad/rad.en.vtt"',
  },
  {
    code: 'media-fault',
    mistake: 'captions are no WebVTT',
    change: plays(FILM, {
      'rad/rad.en.vtt': captions('1', '00:00:00,000 --> 00:00:02,000', 'A wheel.'),
    }),
    file: 'media/rad/rad.en.vtt',
    pointer: '',
    message: 'the captions are no WebVTT',
    fix: 'export them as WebVTT',
  },
  {
    code: 'film-captions',
    mistake: 'captions end after the film',
    change: plays(FILM, {
      'rad/rad.en.vtt': captions('WEBVTT', '', '00:11.000 --> 00:14.000', 'A wheel.'),
    }),
    file: `media/${FILM}`,
    pointer: '',
    message: 'the captions of rad/rad.en.vtt end at 0:14.0, after the film (0:12.0)',
    fix: 'correct their times',
  },
  {
    code: 'film-start',
    mistake: 'the table of a film stands at its end',
    change: plays(FILM, { [FILM]: withTableAtEnd() }),
    file: `media/${FILM}`,
    pointer: '',
    message: 'rad/rad.mp4 begins only once all of it has been loaded',
    fix: 'fast start',
  },
  {
    code: 'film-place',
    mistake: 'a film says where it was recorded',
    // What lies after the tables of a film may have any name.
    change: plays(FILM, { [FILM]: changed(realFilm('mp4'), 'udta', '\u00A9xyz') }),
    file: `media/${FILM}`,
    pointer: '',
    message: 'rad/rad.mp4 says where it was recorded',
    fix: 'export it without place',
  },
  {
    code: 'film-formats',
    mistake: 'a film is there in a format alone that some phones do not play',
    severity: 'warning',
    change: plays('rad/rad.webm'),
    file: 'media/rad/rad.webm',
    pointer: '',
    message: 'some phones do not play this film',
    fix: 'as MP4 with H.264 beside it',
  },
  {
    code: 'film-versions',
    mistake: 'the other format of a film is that of another cut',
    change: plays(FILM, { [FILM]: lasting(15_000), 'rad/rad.webm': realFilm('webm') }),
    file: `media/${FILM}`,
    pointer: '',
    message: 'rad/rad.webm beside it is another film: it lasts 0:12.0, this one 0:15.0',
    fix: 'export both from the same cut',
  },
  {
    code: 'film-versions',
    mistake: 'the other format of a film has another form',
    change: plays(
      FILM,
      {
        [FILM]: upright(),
        'rad/rad.webm': realFilm('webm'),
      },
      { opens: 'large' },
    ),
    file: `media/${FILM}`,
    pointer: '',
    message: 'has another form: 960 × 540, this one 540 × 960',
    fix: 'export both from the same cut',
  },
  {
    code: 'film-poster',
    mistake: 'an upright film plays where a lying poster is',
    severity: 'warning',
    change: plays(FILM, { [FILM]: upright() }),
    file: CASE,
    at: '"rad/rad.mp4"',
    pointer: '/blocks/3/file',
    message: 'the film is upright (540 × 960), its poster lies',
    fix: 'or write "opens": "large"',
  },
  {
    code: 'film-poster',
    mistake: 'a lying film plays where an upright photograph is',
    severity: 'warning',
    change: async (tree) => {
      const poster = { file: 'rad/still.jpg', credit: 'Testhaus', alt: 'Ein Rad vor einer Wand.' };
      const still = (await quarters({ width: 2560, height: 3000 })).jpeg({ quality: 30 });
      plays(FILM, { 'rad/still.jpg': await still.toBuffer() }, { poster })(tree);
    },
    file: CASE,
    at: '"rad/rad.mp4"',
    pointer: '/blocks/3/file',
    message: 'the film is lying (960 × 540), its poster is upright',
    fix: 'name a picture of the form of the film',
  },
  {
    code: 'media-heavy',
    mistake: 'a film is too heavy for visitors and the repository',
    change: plays(FILM),
    mediaRules: { ...MEDIA_RULES, maxBytes: { ...MEDIA_RULES.maxBytes, film: 100_000 } },
    file: `media/${FILM}`,
    pointer: '',
    message: 'the file weighs 182.9\u00a0kB (0.1 Mbit/s); at most 97.7\u00a0kB',
    fix: 'export it smaller',
  },
  {
    code: 'unused-media',
    mistake: 'no page plays a film',
    severity: 'warning',
    change: (tree) => {
      tree[medium('alt/rad.mp4')] = realFilm('mp4');
    },
    file: 'media/alt/rad.mp4',
    pointer: '',
    message: 'no page shows this file',
    fix: 'delete it',
  },
  {
    code: 'unused-media',
    mistake: 'captions lie there in a language that the site does not have',
    severity: 'warning',
    change: plays(FILM, { 'rad/rad.xx.vtt': realCaptions() }),
    file: 'media/rad/rad.xx.vtt',
    pointer: '',
    message: 'no page shows this file',
    fix: 'delete it',
  },
];

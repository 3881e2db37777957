// Covers scripts/content.
import { PDFDocument } from '@cantoo/pdf-lib';
import { MEDIA_RULES } from '../../../scripts/content/rules';
import { realFilm } from '../../helpers/films';
import { animation, quarters } from '../../helpers/photographs';
import { type BadCase, set } from './badCase';
import type { Tree } from './contentTree';

const CASE = 'de/cases/rollwerk.json';
const ALT = 'Eine Wand aus Kacheln, im Streiflicht.';

/** A picture that is wide enough for every place. */
const wall = async (width = 2560, format: 'jpeg' | 'png' | 'tiff' | 'gif' = 'jpeg') =>
  (await quarters({ width, height: Math.round((width * 2) / 3) }))
    .toFormat(format, format === 'jpeg' ? { quality: 30 } : {})
    .toBuffer();

const medium = (file: string) => `content-json/media/${file}`;

/** Shows a file as the picture of a case, and puts another one (or the same) into the folder. */
function shows(file: string, bytes: Promise<Buffer> | Buffer, lies = file, fields: object = {}) {
  return async (tree: Tree) => {
    set(CASE, '/poster', { file, credit: 'Testhaus', alt: ALT, ...fields })(tree);
    tree[medium(lies)] = await bytes;
  };
}

/** Offers a file of the folder. */
function offers(file: string, bytes: Promise<Buffer> | Buffer) {
  return async (tree: Tree) => {
    set(CASE, '/blocks/3', { type: 'downloads', items: [{ title: 'Bericht', document: file }] })(tree);
    tree[medium(file)] = await bytes;
  };
}

/** Offers a picture of the folder, with fields beside its name. */
function offersPicture(
  file: string,
  bytes: Promise<Buffer> | Buffer,
  fields: object = {},
  beside: object = {},
) {
  return async (tree: Tree) => {
    const item = { title: 'Die Wand', picture: { file, ...fields }, ...beside };
    set(CASE, '/blocks/3', { type: 'downloads', items: [item] })(tree);
    tree[medium('kachelei/wand.jpg')] = await bytes;
  };
}

/** A PDF as some programs export it: pages, and nothing about them. */
async function bareDocument(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  return Buffer.from(await document.save());
}

/** Mistakes in pictures and documents of an editor's own. */
export const BAD_MEDIA: BadCase[] = [
  {
    code: 'missing-media',
    mistake: 'a picture is named with the folder of all pictures',
    change: shows('media/kachelei/wand.jpg', wall(), 'kachelei/wand.jpg'),
    file: CASE,
    at: '"media/kachelei/wand.jpg"',
    pointer: '/poster/file',
    fix: 'did you mean "kachelei/wand.jpg"?',
  },
  {
    code: 'missing-media',
    mistake: 'a picture is not there, with the name of one that is like it',
    change: shows('kachelei/wandd.jpg', wall(), 'kachelei/wand.jpg'),
    file: CASE,
    at: '"kachelei/wandd.jpg"',
    pointer: '/poster/file',
    message: 'there is no file content-json/media/kachelei/wandd.jpg',
    fix: 'did you mean "kachelei/wand.jpg"?',
  },
  {
    code: 'media-case',
    mistake: 'the name of a picture is written in another case than on the disk',
    change: shows('kachelei/IMG_0042.jpg', wall(), 'kachelei/IMG_0042.JPG'),
    file: CASE,
    at: '"kachelei/IMG_0042.jpg"',
    pointer: '/poster/file',
    message: 'the file is called content-json/media/kachelei/IMG_0042.JPG',
    fix: 'write "kachelei/IMG_0042.JPG"',
  },
  {
    code: 'media-fault',
    mistake: 'a picture is animated',
    change: shows('kachelei/wand.gif', animation()),
    file: 'media/kachelei/wand.gif',
    pointer: '',
    message: 'the picture is animated',
    fix: 'as a film (MP4)',
  },
  {
    code: 'media-type',
    mistake: 'a film stands where a picture belongs',
    change: shows('kachelei/wand.mp4', realFilm('mp4')),
    file: CASE,
    at: '"kachelei/wand.mp4"',
    pointer: '/poster/file',
    message: 'content-json/media/kachelei/wand.mp4 is no picture',
    fix: 'JPEG, PNG',
  },
  {
    code: 'media-small',
    mistake: 'a picture is blurred on every screen where it is shown largest',
    change: async (tree) => {
      await shows('wand.jpg', wall(800))(tree);
      set(CASE, '/poster', { motif: 'sun', set: 'yellow', alt: 'Plakat: zwei Scheiben.' })(tree);
      set(CASE, '/blocks/3', { type: 'image', file: 'wand.jpg', credit: 'Testhaus', alt: ALT })(tree);
    },
    file: CASE,
    at: '"wand.jpg"',
    pointer: '/blocks/3/file',
    message: 'the picture is shown up to 2,560 px wide at 2000 px; this one has 800',
    fix: 'export it at least 2,560 px wide, or show it where it is smaller',
  },
  {
    code: 'media-small',
    mistake: 'what a format leaves of a picture is blurred on dense screens',
    severity: 'warning',
    change: shows('wand.jpg', wall(1800)),
    file: CASE,
    at: '"wand.jpg"',
    pointer: '/poster/file',
    message:
      'the picture is shown up to 1,800 px wide at 1280 px; this one has 1,200 in the format of the place, of 1,800',
    fix: 'export it at least 2,700 px wide: dense screens',
  },
  {
    code: 'media-heavy',
    mistake: 'a picture is too heavy for the repository',
    change: shows('wand.jpg', wall()),
    mediaRules: { ...MEDIA_RULES, maxBytes: { ...MEDIA_RULES.maxBytes, picture: 2048 } },
    file: 'media/wand.jpg',
    pointer: '',
    message: 'at most 2\u00a0kB',
    fix: 'npm run media -- --shrink makes it as large as the site needs it',
  },
  ...(['png', 'tiff', 'gif'] as const).map(
    (format): BadCase => ({
      code: 'media-heavy',
      mistake: `a picture of a lossless format is too heavy for the repository: ${format}`,
      change: shows(`wand.${format}`, wall(2560, format)),
      mediaRules: { ...MEDIA_RULES, maxBytes: { ...MEDIA_RULES.maxBytes, picture: 2048 } },
      file: `media/wand.${format}`,
      pointer: '',
      message: 'at most 2\u00a0kB',
      fix: 'npm run media -- --shrink makes it as large as the site needs it; if that is not enough, export it as JPEG',
    }),
  ),
  {
    code: 'media-total',
    mistake: 'all files together are too heavy for the repository',
    change: shows('wand.jpg', wall()),
    mediaRules: { ...MEDIA_RULES, maxBytes: { ...MEDIA_RULES.maxBytes, total: 2048 } },
    file: 'media',
    pointer: '',
    message: 'all files together weigh',
    fix: 'large-file storage',
  },
  {
    code: 'alt-file-name',
    mistake: 'an alternative text is the name of the file',
    change: shows('kachelei/wand-links.jpg', wall(), undefined, { alt: 'Wand links' }),
    file: CASE,
    at: '"Wand links"',
    pointer: '/poster/alt',
    message: '"Wand links" is the name of a file',
    fix: 'say what the picture shows',
  },
  {
    code: 'alt-file-name',
    mistake: 'an alternative text is the name of a file that the camera gave',
    change: shows('wand.jpg', wall(), undefined, { alt: 'IMG_0042' }),
    file: CASE,
    at: '"IMG_0042"',
    pointer: '/poster/alt',
    fix: 'say what the picture shows',
  },
  {
    code: 'missing-alt',
    mistake: 'a picture from a file has no alternative text',
    change: shows('wand.jpg', wall(), undefined, { alt: undefined }),
    file: CASE,
    at: '{\n    "file": "wand.jpg"',
    pointer: '/poster/alt',
    fix: 'add "alt"',
  },
  {
    code: 'missing-credit',
    mistake: 'nothing says who made a picture',
    change: shows('wand.jpg', wall(), undefined, { credit: undefined }),
    file: CASE,
    at: '{\n    "file": "wand.jpg"',
    pointer: '/poster',
    message: 'nothing says who made wand.jpg',
    fix: 'add "credit"',
  },
  {
    code: 'unused-media',
    mistake: 'no page shows a picture',
    severity: 'warning',
    change: async (tree) => {
      tree[medium('alt/wand.jpg')] = await wall(200);
    },
    file: 'media/alt/wand.jpg',
    pointer: '',
    message: 'no page shows this file',
    fix: 'delete it',
  },
  {
    code: 'same-media',
    mistake: 'a picture is there under two names',
    severity: 'warning',
    change: async (tree) => {
      await shows('wand.jpg', wall())(tree);
      tree[medium('wand-2.jpg')] = await wall();
      set('de/pages/about.json', '/poster', { file: 'wand-2.jpg', credit: 'Testhaus', alt: ALT })(tree);
    },
    file: 'media/wand.jpg',
    pointer: '',
    message: 'as content-json/media/wand-2.jpg',
    fix: 'delete the other one',
  },
  {
    code: 'bare-document',
    mistake: 'a PDF says nothing that screen readers need',
    severity: 'warning',
    change: offers('bericht.pdf', bareDocument()),
    file: CASE,
    at: '"bericht.pdf"',
    pointer: '/blocks/3/items/0/document',
    message:
      'the PDF has no tags, by which screen readers find headings and lists, and no title, and no language',
    fix: 'PDF/UA',
  },
  {
    code: 'media-type',
    mistake: 'a picture is offered as a PDF',
    change: offers('wand.jpg', wall(300)),
    file: CASE,
    at: '"wand.jpg"',
    pointer: '/blocks/3/items/0/document',
    message: 'content-json/media/wand.jpg is no PDF',
    fix: 'name a PDF',
  },
  {
    code: 'media-fault',
    mistake: 'a PDF is damaged',
    change: offers('bericht.pdf', Buffer.from('%PDF-1.7')),
    file: 'media/bericht.pdf',
    pointer: '',
    message: 'the PDF cannot be read',
    fix: 'export it once more',
  },
  {
    code: 'missing-field',
    mistake: 'a download is neither drawn nor a file',
    change: set(CASE, '/blocks/3', { type: 'downloads', items: [{ title: 'Bericht' }] }),
    file: CASE,
    at: '{\n          "title": "Bericht"',
    pointer: '/blocks/3/items/0/file',
    message: 'either what the build draws',
    fix: 'write one of the three',
  },
  {
    code: 'missing-field',
    mistake: 'a download is a picture and a PDF at once',
    change: offersPicture('kachelei/wand.jpg', wall(), { credit: 'Testhaus' }, { document: 'bericht.pdf' }),
    file: CASE,
    at: '{\n          "title": "Die Wand"',
    pointer: '/blocks/3/items/0/file',
    message: 'either what the build draws',
    fix: 'write one of the three',
    also: ['missing-media'],
  },
  {
    code: 'missing-media',
    mistake: 'a picture to take away is not there',
    change: offersPicture('kachelei/wandd.jpg', wall(), { credit: 'Testhaus' }),
    file: CASE,
    at: '"kachelei/wandd.jpg"',
    pointer: '/blocks/3/items/0/picture/file',
    message: 'there is no file content-json/media/kachelei/wandd.jpg',
    fix: 'did you mean "kachelei/wand.jpg"?',
  },
  {
    code: 'missing-credit',
    mistake: 'nothing says who made a picture to take away',
    change: offersPicture('kachelei/wand.jpg', wall(300)),
    file: CASE,
    at: '{\n            "file": "kachelei/wand.jpg"',
    pointer: '/blocks/3/items/0/picture',
    message: 'nothing says who made kachelei/wand.jpg',
    fix: 'add "credit"',
  },
  {
    code: 'unknown-field',
    mistake: 'a picture is drawn and a file',
    change: shows('wand.jpg', wall(), undefined, { motif: 'sun' }),
    file: CASE,
    at: '"sun"',
    pointer: '/poster/motif',
    message: '"motif" belongs to a drawn picture',
    fix: 'remove "motif", or "file"',
  },
  {
    code: 'unknown-field',
    mistake: 'a drawn picture has a focus',
    change: set(CASE, '/poster', { motif: 'sun', set: 'yellow', alt: 'Plakat: eine Sonne.', focus: [0, 1] }),
    file: CASE,
    at: '[\n      0,\n      1\n    ]',
    pointer: '/poster/focus',
    message: '"focus" belongs to a picture from a file',
    fix: 'name a "file"',
  },
];

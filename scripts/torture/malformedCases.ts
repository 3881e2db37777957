import { deflateRawSync } from 'node:zlib';
import { MEGABYTE_BYTES } from '../../src/applications/limits';
import { BOUNDARY, END, field, file, part, rawRequest, REQUIRED, VALID } from './rawForm';

/** A malformed request. */
export interface MalformedCase {
  family: string;
  /** One character per byte (latin1). */
  bytes: string;
  /** Closes the connection after the last byte instead of waiting for the response. */
  hangsUp?: boolean;
}

type Random = () => number;
type Make = (random: Random, index: number) => Omit<MalformedCase, 'family'>;

const pick = (random: Random, count: number) => Math.floor(random() * count);
function choose<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[pick(random, items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
const noise = (random: Random, length: number) =>
  Array.from({ length }, () => String.fromCharCode(pick(random, 256))).join('');
/** Encodes a text as bytes, one character per byte. */
const bytesOf = (text: string | Buffer) => Buffer.from(text as string).toString('latin1');

function damage(random: Random, text: string): string {
  const at = pick(random, text.length);
  const length = pick(random, 40);
  const ways = [
    () => text.slice(0, at) + text.slice(at + length),
    () => text.slice(0, at) + text.slice(at, at + length) + text.slice(at),
    () => text.slice(0, at) + noise(random, 1) + text.slice(at + 1),
    () => `${text.slice(0, at)}\r\n--${BOUNDARY}\r\n${text.slice(at)}`,
    () => text.replaceAll('\r\n', '\n'),
    () => text.slice(0, at),
    () => text.slice(0, at) + noise(random, length) + text.slice(at),
  ];
  return choose(random, ways)();
}

const grammar: Make = (random, index) => {
  let body = VALID + field('pitch', `Runde ${index}`) + END;
  for (let times = pick(random, 4); times >= 0; times -= 1) body = damage(random, body);
  return { bytes: rawRequest(body) };
};

const contentTypes: Make = (random) => ({
  bytes: rawRequest(VALID + END, {
    contentType: choose(random, [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="',
      `multipart/form-data; boundary=${'b'.repeat(5000)}`,
      `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
      `multipart/mixed; boundary=${BOUNDARY}`,
      `multipart/form-data;boundary="${BOUNDARY}`,
      `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
      'application/json',
      'application/x-www-form-urlencoded',
      'text/html',
      'application/octet-stream',
      '',
      noise(random, 12).replace(/[\r\n\0]/g, ' '),
      `multipart/form-data; boundary=${BOUNDARY}; charset=utf-7`,
    ]),
  }),
});

const lengths: Make = (random) => {
  const body = VALID + END;
  return {
    bytes: rawRequest(body, {
      lengthLines: choose(random, [
        '',
        `Content-Length: ${body.length + 1 + pick(random, 5000)}\r\n`,
        `Content-Length: ${pick(random, body.length)}\r\n`,
        'Content-Length: -1\r\n',
        'Content-Length: 1e9\r\n',
        'Content-Length: 99999999999999999999\r\n',
        'Content-Length: 120000000\r\n',
        `Content-Length: ${body.length}\r\nContent-Length: 3\r\n`,
        `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n`,
        'Transfer-Encoding: chunked\r\n',
        'Transfer-Encoding: gzip, chunked\r\n',
        'Transfer-Encoding: chunked, identity\r\n',
      ]),
    }),
    hangsUp: true,
  };
};

const chunks: Make = (random) => {
  const body = VALID + END;
  const size = choose(random, [body.length.toString(16), 'zz', '-1', 'FFFFFFFFFFFFFFFFF', '0', '5;ext="x']);
  return {
    bytes: rawRequest(`${size}\r\n${body}\r\n0\r\n\r\n`, { lengthLines: 'Transfer-Encoding: chunked\r\n' }),
    hangsUp: true,
  };
};

const headers: Make = (random) => ({
  bytes: rawRequest(VALID + END, {
    lines: choose(random, [
      `X-Long: ${'a'.repeat(pick(random, 40_000))}\r\n`,
      'X-Many: a\r\n'.repeat(pick(random, 3000)),
      'Expect: 100-continue\r\n',
      'Expect: the-unexpected\r\n',
      'Host: zwei\r\n',
      ' folded: x\r\n',
      'No colon here\r\n',
      `Idempotency-Key: ${noise(random, 30).replace(/[\r\n\0]/g, '')}\r\n`,
      `Idempotency-Key: ${'k'.repeat(300)}\r\n`,
      `X: ${noise(random, 40).replace(/[\r\n]/g, '')}\r\n`,
      'Upgrade: websocket\r\nConnection: Upgrade\r\n',
      'X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-Proto: https\r\n',
      'Content-Encoding: gzip\r\n',
      'Accept: ;q=x,/,*/*;q=2\r\n',
    ]),
  }),
  hangsUp: true,
});

const NAMES = [
  '../../../etc/passwd.pdf',
  '..\\\\..\\\\windows\\\\win.ini',
  '/etc/passwd',
  'C:\\\\CON.pdf',
  'nul.pdf',
  '.pdf',
  '.',
  '..',
  'a\\"b.pdf',
  bytesOf('\u202efdp.exe'),
  bytesOf('\u0000.pdf'),
  bytesOf('lebens\u0301lauf.pdf'),
  '%2e%2e%2fetc.pdf',
  '$(id).pdf',
  '`id`.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  '=cmd|calc.pdf',
  '\x1b[2J\x1b]0;x\x07.pdf',
  'x'.repeat(5000),
  `${'x'.repeat(200)}.pdf`,
  'cv.pdf.exe',
  'cv.svg',
  'cv.docm',
] as const;

const names: Make = (random, index) => ({
  bytes: rawRequest(
    REQUIRED +
      field('pitch', `Name ${index}`) +
      choose(random, [
        file('resume', choose(random, NAMES), '%PDF-1.7 x'),
        part(
          `Content-Disposition: form-data; name="resume"; filename*=UTF-8''%ff%fe%${noise(random, 2)}.pdf\r\nContent-Type: application/pdf`,
          '%PDF-1.7 x',
        ),
        part('Content-Disposition: attachment; filename="x.pdf"', '%PDF-'),
        part(`Content-Disposition: form-data; name="${choose(random, NAMES)}"`, 'x'),
      ]) +
      END,
  ),
});

const encodings: Make = (random, index) => ({
  bytes: rawRequest(
    VALID +
      part(
        `Content-Disposition: form-data; name="pitch"\r\nContent-Type: text/plain; charset=${choose(random, ['utf-7', 'utf-16le', 'x-none', 'iso-2022-kr', '"', 'gb18030'])}\r\nContent-Transfer-Encoding: ${choose(random, ['base64', 'quoted-printable', '7bit', 'x'])}`,
        `${index} ${noise(random, 200).replaceAll('-', '')}`,
      ) +
      END,
  ),
});

const huge: Make = (random) => ({
  bytes: rawRequest(
    choose<() => string>(random, [
      () => VALID + field('pitch', 'x'.repeat(70_000 + pick(random, 300_000))) + END,
      () => VALID + field('x', 'y').repeat(30 + pick(random, 200)) + END,
      () => VALID + file('certificates', 'a.pdf', '%PDF-').repeat(6 + pick(random, 20)) + END,
      () => part(`Content-Disposition: form-data; name="x"\r\nX: ${'y'.repeat(30_000)}`, 'x') + END,
      () => `--${BOUNDARY}\r\n`.repeat(2000) + END,
      () => field('first_name', 'x').repeat(20) + VALID + END,
      () => REQUIRED + file('resume', 'cv.pdf', `%PDF-${'x'.repeat(10_500_000)}`) + END,
    ])(),
  ),
});

/** Returns a Word file whose only entry unpacks from 200 kB to 210 MB, although its directory states 1,000 bytes. */
function bomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(210 * MEGABYTE_BYTES), { level: 9 });
  const name = Buffer.from('word/document.xml');
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(1000, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, name, packed]);
  const list = Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, Buffer.alloc(14), name]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, list, Buffer.from('504b0506', 'hex'), end]);
}
let packedBomb: string | undefined;

const zips: Make = (random) => {
  packedBomb ??= bomb().toString('latin1');
  const content = choose(random, [
    packedBomb,
    packedBomb.slice(0, 4 + pick(random, 2000)),
    packedBomb.slice(-pick(random, 100)),
    `PK\x03\x04${noise(random, 300)}`,
    `PK\x05\x06${'\0'.repeat(18)}`,
    `PK\x03\x04${noise(random, 60)}PK\x05\x06${noise(random, 18)}`,
  ]);
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { bytes: rawRequest(REQUIRED + file('resume', 'cv.docx', content, type) + END) };
};

const other: Make = (random) => ({
  bytes: choose<() => string>(random, [
    () => noise(random, 300),
    () => `GET ${noise(random, 20)} HTTP/1.1\r\n\r\n`,
    () =>
      rawRequest(VALID + END, {
        method: choose(random, ['PUT', 'DELETE', 'TRACE', 'PATCH', 'BREW', 'CONNECT']),
      }),
    () =>
      rawRequest(VALID + END, {
        path: `/api/${choose(random, ['applications/', 'applications/x', 'contact/../x', 'deletion/x'])}`,
      }),
    () =>
      rawRequest(
        choose(random, [
          '{',
          '[]',
          'null',
          '{"name":{"$ne":1}}',
          '"x"',
          noise(random, 50),
          '['.repeat(50_000),
        ]),
        {
          path: '/api/contact',
          contentType: 'application/json',
        },
      ),
    () =>
      rawRequest(`name=${'%'.repeat(pick(random, 200))}&message=${'a'.repeat(pick(random, 200_000))}`, {
        path: '/api/contact',
        contentType: 'application/x-www-form-urlencoded',
      }),
    () => 'POST /api/applications HTTP/9.9\r\n\r\n',
    () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  ])(),
  hangsUp: true,
});

const truncated: Make = (random) => {
  const whole = rawRequest(VALID + END);
  return { bytes: whole.slice(0, 1 + pick(random, whole.length - 1)), hangsUp: true };
};

/** Kinds of requests with their share, in percent. */
const FAMILIES: readonly [string, Make, number][] = [
  ['multipart grammar', grammar, 34],
  ['content types', contentTypes, 8],
  ['lengths', lengths, 8],
  ['chunks', chunks, 5],
  ['headers', headers, 10],
  ['file names', names, 12],
  ['encodings', encodings, 6],
  ['huge parts', huge, 2],
  ['zip containers', zips, 2],
  ['other requests', other, 7],
  ['cut off', truncated, 6],
];

/** Returns the request with an index, the same for equal random numbers. */
export function malformedCase(random: Random, index: number): MalformedCase {
  let place = index % 100;
  for (const [family, make, share] of FAMILIES) {
    if (place < share) return { family, ...make(random, index) };
    place -= share;
  }
  throw new Error('the shares of the families do not sum up to a hundred');
}

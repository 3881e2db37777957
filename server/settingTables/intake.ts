import * as z from 'zod';
import { address, orEmpty, origin, type Setting, signingSecret, text, wholeNumber, yesOrNo } from './setting';

/** A bucket name (Amazon S3 naming rules) and a prefix of plain names. */
const STORE_ADDRESS =
  /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>(?:[\w.-]+\/)*[\w.-]+))?\/?$/;

const bucketPlace = z
  .string()
  .regex(STORE_ADDRESS)
  .transform((place) => {
    const { bucket = '', prefix = '' } = STORE_ADDRESS.exec(place)?.groups ?? {};
    return { bucket, prefix };
  });

/** Address of clamd as host:port; IPv6 addresses in brackets. */
const SCANNER_ADDRESS = /^(?:(?<name>[^\s/:]+)|\[(?<ipv6>[\da-f:]+)\]):(?<port>\d+)$/i;

const scannerAddress = z
  .string()
  .regex(SCANNER_ADDRESS)
  .transform((place) => {
    const { name, ipv6, port } = SCANNER_ADDRESS.exec(place)?.groups ?? {};
    return { host: name ?? ipv6 ?? '', port: Number(port) };
  })
  .pipe(z.object({ host: z.string(), port: z.number().min(1).max(65_535) }));

const rate = wholeNumber(9999, 'means any number');

/** Settings for accepting and keeping applications and contact messages. */
export const intake = {
  intakeDir: {
    name: 'INTAKE_DIR',
    fallback: '.intake',
    meaning:
      'the folder in which applications and contact messages are kept; with an object store only uploads that are not yet accepted',
    ...text('a folder outside the built site that this user may write to'),
  },
  intakeCreate: {
    name: 'INTAKE_CREATE',
    fallback: 'yes',
    meaning:
      'the permission to begin a new store in INTAKE_DIR if none is there; no for a store on a volume, so that nothing starts before the volume is mounted',
    ...yesOrNo,
  },
  intakeStore: {
    name: 'INTAKE_STORE',
    fallback: 'spool',
    meaning: 'the place where applications and contact messages are kept: INTAKE_DIR, or an object store',
    allowed: 'spool, or s3://bucket or s3://bucket/prefix',
    schema: z.union([z.literal('spool'), bucketPlace]),
  },
  s3Endpoint: {
    name: 'INTAKE_S3_ENDPOINT',
    fallback: '',
    meaning: 'the address of the object store, by default that of Amazon S3 in the region',
    ...orEmpty(origin),
  },
  s3Region: {
    name: 'INTAKE_S3_REGION',
    fallback: 'eu-central-1',
    meaning: 'the region of the object store',
    ...text('a name such as eu-central-1', /^[a-z0-9-]{1,63}$/),
  },
  s3PathStyle: {
    name: 'INTAKE_S3_PATH_STYLE',
    fallback: 'no',
    meaning:
      'the form of bucket addresses: yes for the bucket in the path, no for the bucket in the host name',
    ...yesOrNo,
  },
  clamd: {
    name: 'INTAKE_CLAMD',
    fallback: '',
    meaning:
      'the malware scanner clamd, by default none; while it is down, applications are accepted and held',
    allowed: 'the absolute path of its socket, or host:port',
    schema: z.union([
      z.literal(''),
      z
        .string()
        .regex(/^\/./)
        .transform((path) => ({ path })),
      scannerAddress,
    ]),
  },
  intakeSecret: {
    name: 'INTAKE_SECRET',
    fallback: '',
    meaning:
      'the secret that signs references and links, by default one that is created in the store at the first start',
    ...orEmpty(signingSecret),
    isSecret: true,
  },
  retentionMaxShare: {
    name: 'INTAKE_RETENTION_MAX_SHARE',
    fallback: '10',
    meaning:
      'the percentage of all entries that are deleted automatically although they expired more than a day ago, as after a downtime; if it is more, and more than 20 entries, somebody must confirm it',
    ...wholeNumber(100, 'allows 20 entries'),
  },
  ratePerJob: {
    name: 'INTAKE_RATE_PER_JOB',
    fallback: '5',
    meaning:
      'the number of applications for one job, or of contact messages, that one address may send in an hour',
    ...rate,
  },
  ratePerAddress: {
    name: 'INTAKE_RATE_PER_ADDRESS',
    fallback: '20',
    meaning: 'the number of applications and messages one address may send in an hour',
    ...rate,
  },
  uploadsPerNetwork: {
    name: 'INTAKE_UPLOADS_PER_NETWORK',
    fallback: '8',
    meaning: 'the number of simultaneous uploads from one address',
    ...rate,
  },
  uploadBudgetMb: {
    name: 'INTAKE_UPLOAD_BUDGET_MB',
    fallback: '1024',
    meaning:
      'the space for all uploads that are not yet accepted, in MB; never more than half of the free disk',
    ...wholeNumber(999_999, 'means half of the free disk'),
  },
  redisUrl: {
    name: 'INTAKE_REDIS_URL',
    fallback: '',
    meaning:
      'the Redis or Valkey server through which several servers count rates and uploads together, by default each counts separately',
    ...orEmpty(
      address(
        /^rediss?$/,
        'redis:// or rediss:// with a host, optionally with user, password and database number',
      ),
    ),
    isSecret: true,
  },
} satisfies Record<string, Setting>;

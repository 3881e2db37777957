import { isIP } from 'node:net';
import { isEmail } from '../src/applications/checkText';
import { atsSettingTable, missingAtsSettings } from './atsSettings';
import { type Setting, setting } from './setting';

function parseInteger(text: string, max: number): number | undefined {
  return /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

function parseOrigin(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\s]+$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

function parseAddress(text: string): string | undefined {
  return isEmail(text) ? text : undefined;
}

/** A bucket's name (Amazon S3 naming rules) and a prefix of plain names. */
const STORE_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w.-]+\/)*[\w.-]+))?\/?$/;

function parseStore(text: string): 'spool' | { bucket: string; prefix: string } | undefined {
  if (text === 'spool') return text;
  const [, bucket, prefix = ''] = STORE_ADDRESS.exec(text) ?? [];
  return bucket === undefined ? undefined : { bucket, prefix };
}

function parseClamd(text: string): '' | { path: string } | { host: string; port: number } | undefined {
  if (text === '') return text;
  if (/^\/./.test(text)) return { path: text };
  const [, host, port = ''] = /^([^\s/:]+|\[[\da-f:]+\]):(\d+)$/i.exec(text) ?? [];
  const number = parseInteger(port, 65_535);
  return host === undefined || !number ? undefined : { host: host.replace(/[[\]]/g, ''), port: number };
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** The one declaration of every setting of the server: name, default, meaning, rule. */
export const settingTable = {
  port: setting({
    name: 'PORT',
    fallback: '8080',
    meaning: 'the port the server listens on',
    allowed: 'a whole number from 0 to 65535, where 0 takes any free port',
    parse: (text) => parseInteger(text, 65_535),
  }),
  host: setting({
    name: 'HOST',
    fallback: '',
    meaning: 'the address the server listens on, by default every one of the machine, IPv4 and IPv6',
    allowed: 'an IP address or a host name of this machine',
    parse: (text) =>
      text === '' || isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined,
  }),
  distDir: setting({
    name: 'DIST_DIR',
    fallback: 'dist',
    meaning: 'the folder of the built site',
    allowed: 'a folder that npm run build has written',
    parse: (text) => text,
  }),
  siteOrigin: setting({
    name: 'SITE_ORIGIN',
    fallback: 'https://www.sff.example',
    meaning: 'the public origin of the site, which the build writes into absolute addresses',
    allowed: 'http:// or https:// with a host and perhaps a port, without a path',
    parse: parseOrigin,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    fallback: '0',
    meaning: 'the number of proxies in front whose X-Forwarded-Proto and X-Forwarded-For are believed',
    allowed: 'a whole number from 0 to 9, where 0 means that visitors connect directly',
    parse: (text) => parseInteger(text, 9),
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'warn',
    meaning: 'the least severe kind of log line that is written',
    allowed: `one of ${logLevels.join(', ')}`,
    parse: (text) => logLevels.find((level) => level === text),
  }),
  intakeDir: setting({
    name: 'INTAKE_DIR',
    fallback: '.intake',
    meaning:
      'the folder in which applications and contact messages are kept; with an object store only uploads that are not yet accepted',
    allowed: 'a folder outside the built site that this user may write to',
    parse: (text) => text,
  }),
  intakeStore: setting({
    name: 'INTAKE_STORE',
    fallback: 'spool',
    meaning: 'the place where applications and contact messages are kept: INTAKE_DIR, or an object store',
    allowed: 'spool, or s3://bucket or s3://bucket/prefix',
    parse: parseStore,
  }),
  s3Endpoint: setting({
    name: 'INTAKE_S3_ENDPOINT',
    fallback: '',
    meaning: 'the address of the object store, by default that of Amazon S3 in the region',
    allowed: 'http:// or https:// with a host and perhaps a port, without a path',
    parse: (text) => (text === '' ? text : parseOrigin(text)),
  }),
  s3Region: setting({
    name: 'INTAKE_S3_REGION',
    fallback: 'eu-central-1',
    meaning: 'the region of the object store',
    allowed: 'a name such as eu-central-1',
    parse: (text) => (/^[a-z0-9-]{1,63}$/.test(text) ? text : undefined),
  }),
  s3PathStyle: setting({
    name: 'INTAKE_S3_PATH_STYLE',
    fallback: 'no',
    meaning: 'the way a bucket is named: yes for a part of the path, no for a part of the host name',
    allowed: 'yes or no',
    parse: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
  }),
  clamd: setting({
    name: 'INTAKE_CLAMD',
    fallback: '',
    meaning: 'the malware scanner clamd, by default none; while it is down, applications are taken and held',
    allowed: 'the absolute path of its socket, or host:port',
    parse: parseClamd,
  }),
  intakeSecret: setting({
    name: 'INTAKE_SECRET',
    fallback: '',
    meaning: 'the secret that signs references and links, by default one the first start puts into the store',
    allowed: 'at least 32 characters',
    parse: (text) => (text === '' || text.length >= 32 ? text : undefined),
    isSecret: true,
  }),
  ratePerJob: setting({
    name: 'INTAKE_RATE_PER_JOB',
    fallback: '5',
    meaning: 'the number of applications one address may send for one job in an hour',
    allowed: 'a whole number from 0 to 9999, where 0 means any number',
    parse: (text) => parseInteger(text, 9999),
  }),
  smtpUrl: setting({
    name: 'INTAKE_SMTP_URL',
    fallback: '',
    meaning:
      'the mail server that passes applications on, by default none: they are kept until somebody looks',
    allowed: 'smtp:// or smtps:// with a host, perhaps with user and password',
    parse: (text) =>
      text === '' || (/^smtps?:\/\/[^/]/i.test(text) && URL.canParse(text)) ? text : undefined,
    isSecret: true,
  }),
  mailFrom: setting({
    name: 'INTAKE_MAIL_FROM',
    fallback: 'bewerbung@sff.example',
    meaning: 'the address that mails come from',
    allowed: 'an e-mail address',
    parse: parseAddress,
  }),
  mailTo: setting({
    name: 'INTAKE_MAIL_TO',
    fallback: 'jobs@sff.example',
    meaning: 'the address that gets applications',
    allowed: 'an e-mail address',
    parse: parseAddress,
  }),
  mailContact: setting({
    name: 'INTAKE_MAIL_CONTACT',
    fallback: 'hallo@sff.example',
    meaning: 'the address that gets contact messages',
    allowed: 'an e-mail address',
    parse: parseAddress,
  }),
  webhookUrl: setting({
    name: 'INTAKE_WEBHOOK_URL',
    fallback: '',
    meaning: 'the address that is told of each application as signed JSON, by default none',
    allowed: 'http:// or https:// with a host; it needs INTAKE_WEBHOOK_SECRET',
    parse: (text) =>
      text === '' || (/^https?:\/\/[^/]/i.test(text) && URL.canParse(text)) ? text : undefined,
  }),
  webhookSecret: setting({
    name: 'INTAKE_WEBHOOK_SECRET',
    fallback: '',
    meaning: 'the secret that signs what the webhook gets',
    allowed: 'at least 32 characters',
    parse: (text) => (text === '' || text.length >= 32 ? text : undefined),
    isSecret: true,
  }),
  ratePerAddress: setting({
    name: 'INTAKE_RATE_PER_ADDRESS',
    fallback: '20',
    meaning: 'the number of applications and messages one address may send in an hour',
    allowed: 'a whole number from 0 to 9999, where 0 means any number',
    parse: (text) => parseInteger(text, 9999),
  }),
  uploadsPerNetwork: setting({
    name: 'INTAKE_UPLOADS_PER_NETWORK',
    fallback: '8',
    meaning: 'the number of uploads one address may have under way at once',
    allowed: 'a whole number from 0 to 9999, where 0 means any number',
    parse: (text) => parseInteger(text, 9999),
  }),
  uploadBudgetMb: setting({
    name: 'INTAKE_UPLOAD_BUDGET_MB',
    fallback: '1024',
    meaning:
      'the room for all uploads that are not yet accepted, in MB; never more than half of the free disk',
    allowed: 'a whole number from 0 to 999999, where 0 means half of the free disk',
    parse: (text) => parseInteger(text, 999_999),
  }),
  redisUrl: setting({
    name: 'INTAKE_REDIS_URL',
    fallback: '',
    meaning:
      'the Redis or Valkey server by which several servers count rates and uploads together, by default each counts alone',
    allowed: 'redis:// or rediss:// with a host, perhaps with user, password and the number of a database',
    parse: (text) =>
      text === '' || (/^rediss?:\/\/[^/]/i.test(text) && URL.canParse(text)) ? text : undefined,
    isSecret: true,
  }),
  ...atsSettingTable,
};

/** The settings of one run, parsed. */
export type Settings = {
  [Key in keyof typeof settingTable]: NonNullable<ReturnType<(typeof settingTable)[Key]['parse']>>;
};

/** A message for the person who starts the server: printed without a stack, exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Reads the settings from the environment.
 *
 * @throws StartError with one sentence per wrong variable: its name, its value, what it is and what is allowed.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const values: Partial<Record<keyof Settings, unknown>> = {};
  const declarations: [string, Setting<unknown>][] = Object.entries(settingTable);
  for (const [key, { name, fallback, meaning, allowed, parse, isSecret }] of declarations) {
    const text = environment[name]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined) {
      const shown = isSecret ? '' : ` ("${text}")`;
      problems.push(`${name}${shown} is ${meaning}: it must be ${allowed}.`);
    }
    values[key as keyof Settings] = value;
  }
  if (values.webhookUrl && !values.webhookSecret) {
    const { name, meaning, allowed } = settingTable.webhookSecret;
    problems.push(`${name} is missing, ${meaning}: with INTAKE_WEBHOOK_URL it must be ${allowed}.`);
  }
  problems.push(...missingAtsSettings(values));
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  return values as Settings;
}

/** The settings as rows of a Markdown table: name, default, meaning with the allowed values. */
export function renderSettingRows(): string[] {
  return Object.values(settingTable).map(({ name, fallback, meaning, allowed }) => {
    const sentence = `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}; ${allowed}`;
    return `| \`${name}\` | ${fallback === '' ? '(empty)' : `\`${fallback}\``} | ${sentence} |`;
  });
}

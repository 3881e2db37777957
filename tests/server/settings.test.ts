import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Setting } from '../../server/settingTables/setting';
import { readSettings, settingTable, StartError, unknownSettings } from '../../server/settings';

it('serves on one machine without any setting', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '',
    distDir: 'dist',
    previewPassword: '',
    stopGraceS: 60,
    siteOrigin: '',
    trustProxy: 0,
    logLevel: 'warn',
    intakeDir: '.intake',
    intakeCreate: true,
    intakeStore: 'spool',
    s3Endpoint: '',
    s3Region: 'eu-central-1',
    s3PathStyle: false,
    clamd: '',
    intakeSecret: '',
    retentionMaxShare: 10,
    ratePerJob: 5,
    ratePerAddress: 20,
    uploadsPerNetwork: 8,
    uploadBudgetMb: 1024,
    redisUrl: '',
    smtpUrl: '',
    summary: true,
    mailFrom: 'bewerbung@sff.example',
    mailTo: 'jobs@sff.example',
    mailContact: 'hallo@sff.example',
    mailDomains: [],
    mailBusiness: '',
    mailPress: '',
    mailCareers: '',
    webhookUrl: '',
    webhookSecret: '',
    atsJobs: '',
    greenhouseKey: '',
    greenhouseBoard: '',
    greenhouseUrl: 'https://boards-api.greenhouse.io',
    personioToken: '',
    personioCompany: '',
    personioUrl: 'https://api.personio.de',
    leverKey: '',
    leverUser: '',
    leverUrl: 'https://api.lever.co',
  });
});

it('treats an empty variable as not set', () => {
  expect(readSettings({ PORT: '', HOST: ' ', LOG_LEVEL: '' })).toEqual(readSettings({}));
});

it.each([
  ['PORT', '0', 'port', 0],
  ['PORT', ' 65535 ', 'port', 65_535],
  ['HOST', '127.0.0.1', 'host', '127.0.0.1'],
  ['HOST', '::1', 'host', '::1'],
  ['HOST', 'localhost', 'host', 'localhost'],
  ['SITE_ORIGIN', 'http://localhost:8080', 'siteOrigin', 'http://localhost:8080'],
  ['SITE_ORIGIN', 'https://WWW.Example.com:443', 'siteOrigin', 'https://www.example.com'],
  ['TRUST_PROXY', '2', 'trustProxy', 2],
  ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
  ['INTAKE_STORE', 's3://sff-intake', 'intakeStore', { bucket: 'sff-intake', prefix: '' }],
  ['INTAKE_STORE', 's3://sff.intake/a/b-1/', 'intakeStore', { bucket: 'sff.intake', prefix: 'a/b-1' }],
  ['INTAKE_S3_ENDPOINT', 'http://127.0.0.1:9000', 's3Endpoint', 'http://127.0.0.1:9000'],
  ['INTAKE_S3_PATH_STYLE', 'yes', 's3PathStyle', true],
  ['INTAKE_CLAMD', '/run/clamav/clamd.ctl', 'clamd', { path: '/run/clamav/clamd.ctl' }],
  ['INTAKE_CLAMD', 'scanner.sff.example:3310', 'clamd', { host: 'scanner.sff.example', port: 3310 }],
  ['INTAKE_CLAMD', '[::1]:3310', 'clamd', { host: '::1', port: 3310 }],
])('reads %s=%s', (name, text, key, value) => {
  expect(readSettings({ [name]: text })).toMatchObject({ [key]: value });
});

it.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80a'],
  ['PORT', '8080.5'],
  ['HOST', 'http://localhost'],
  ['HOST', 'two words'],
  ['SITE_ORIGIN', 'www.example.com'],
  ['SITE_ORIGIN', 'https://www.example.com/'],
  ['SITE_ORIGIN', 'https://www.example.com/path'],
  ['SITE_ORIGIN', 'ftp://www.example.com'],
  ['SITE_ORIGIN', 'https://user@www.example.com'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['INTAKE_RATE_PER_JOB', '-1'],
  ['INTAKE_UPLOADS_PER_NETWORK', 'viele'],
  ['INTAKE_UPLOAD_BUDGET_MB', '1e9'],
  ['INTAKE_STORE', 'sff-intake'],
  ['INTAKE_STORE', 's3://Bucket'],
  ['INTAKE_STORE', 's3://bucket//a'],
  ['INTAKE_STORE', 's3://bucket/a b'],
  ['INTAKE_S3_ENDPOINT', 'store.sff.example'],
  ['INTAKE_S3_REGION', 'Frankfurt am Main'],
  ['INTAKE_S3_PATH_STYLE', 'true'],
  ['INTAKE_CLAMD', 'clamd.ctl'],
  ['INTAKE_CLAMD', 'localhost:0'],
  ['INTAKE_MAIL_TO', 'jobs'],
  ['INTAKE_MAIL_DOMAINS', 'sff.example,sff'],
  ['INTAKE_GREENHOUSE_BOARD', 'sff/jobs'],
  ['INTAKE_PERSONIO_COMPANY', 'SFF'],
  ['INTAKE_LEVER_URL', 'https://api.lever.co/v1'],
])('refuses %s=%s in one line that names both', (name, text) => {
  const read = (): unknown => readSettings({ [name]: text });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^${name} \\("[^\\n]*"\\) must be [^\\n]+\\. It is the [^\\n]+\\.$`));
});

it.each([
  ['INTAKE_SECRET', 'zu kurz'],
  ['INTAKE_WEBHOOK_SECRET', 'zu kurz'],
  ['INTAKE_SMTP_URL', 'mail.sff.example:geheim'],
  ['INTAKE_WEBHOOK_URL', 'hooks.sff.example/geheim'],
  ['INTAKE_LEVER_KEY', 'mit Leerzeichen'],
  ['INTAKE_REDIS_URL', 'redis.sff.example:geheim'],
])('does not repeat a wrong %s', (name, text) => {
  const read = (): unknown => readSettings({ [name]: text });
  expect(read).toThrow(new RegExp(`^${name} must be `));
  expect(read).not.toThrow(text);
});

it.each([
  ['SITE_ORIGIN', 'https://user:geheim@www.example.com'],
  ['INTAKE_S3_ENDPOINT', 'https://key:ge/heim@store.example.com/'],
  ['INTAKE_STORE', 's3://key:geheim@bucket'],
  ['INTAKE_CLAMD', 'user:geheim@scanner:x'],
  ['INTAKE_LEVER_URL', 'ftp://geheim@api.lever.co'],
])('repeats neither user nor password of an address in %s', (name, text) => {
  const read = (): unknown => readSettings({ [name]: text });
  expect(read).toThrow(new RegExp(`^${name} \\("…@[^"]+"\\) must be `));
  expect(read).not.toThrow(/heim/);
});

it('asks for the secret of a webhook', () => {
  expect(() => readSettings({ INTAKE_WEBHOOK_URL: 'https://hooks.sff.example/' })).toThrow(
    /^INTAKE_WEBHOOK_SECRET is missing, .+ 32 characters\. It is the secret .+\.$/,
  );
});

it.each([
  ['INTAKE_GREENHOUSE_KEY', 'INTAKE_GREENHOUSE_BOARD'],
  ['INTAKE_PERSONIO_TOKEN', 'INTAKE_PERSONIO_COMPANY'],
  ['INTAKE_LEVER_KEY', 'INTAKE_LEVER_USER'],
])('asks for what belongs to %s, without repeating it', (key, other) => {
  const read = (): unknown => readSettings({ [key]: 'top-secret' });
  expect(read).toThrow(
    new RegExp(`^${other} is missing, which ${key} needs: it must be .+\\.\\nINTAKE_ATS_JOBS is missing`),
  );
  expect(read).not.toThrow('top-secret');
});

it.each([
  [{ INTAKE_GREENHOUSE_BOARD: 'sff' }, ['INTAKE_GREENHOUSE_KEY', 'INTAKE_ATS_JOBS']],
  [{ INTAKE_PERSONIO_COMPANY: '1', INTAKE_ATS_JOBS: 'jobs.json' }, ['INTAKE_PERSONIO_TOKEN']],
  [{ INTAKE_LEVER_USER: 'anna' }, ['INTAKE_LEVER_KEY', 'INTAKE_ATS_JOBS']],
  [{ INTAKE_LEVER_URL: 'https://api.eu.lever.co' }, ['INTAKE_LEVER_KEY']],
  [{ INTAKE_WEBHOOK_SECRET: 'x'.repeat(32) }, ['INTAKE_WEBHOOK_URL']],
])('names what a channel lacks that is set by half: %j', (environment, names) => {
  const [first = ''] = Object.keys(environment);
  const lines = names.map(
    (name) => `${name} is missing, which ${first} needs: .+ Set it, or remove ${first}\\.`,
  );
  expect(() => readSettings(environment)).toThrow(new RegExp(`^${lines.join('\n')}`, 'm'));
});

it('sends no real application to an address that is only an example', () => {
  const url = 'smtp://user:geheim@mail.beispiel.de';
  const read = (changes: Record<string, string>) => () => readSettings({ INTAKE_SMTP_URL: url, ...changes });
  expect(read({})).toThrow(
    /^INTAKE_MAIL_FROM is missing, which INTAKE_SMTP_URL needs: its default bewerbung@sff\.example is only an example\. .+\nINTAKE_MAIL_TO is .+\nINTAKE_MAIL_CONTACT is [^\n]+$/,
  );
  expect(read({ INTAKE_MAIL_FROM: 'a@beispiel.de', INTAKE_MAIL_TO: 'b@beispiel.de' })).toThrow(
    /^INTAKE_MAIL_CONTACT is missing, [^\n]+$/,
  );
  const own = {
    INTAKE_MAIL_FROM: 'a@beispiel.de',
    INTAKE_MAIL_TO: 'b@beispiel.de',
    INTAKE_MAIL_CONTACT: 'c@beispiel.de',
  };
  expect(read(own)).not.toThrow();
});

it.each(['127.0.0.1:2525', 'localhost', '[::1]'])('tries mails out on this machine, at %s', (host) => {
  expect(() => readSettings({ INTAKE_SMTP_URL: `smtp://${host}` })).not.toThrow();
});

it.each([
  ['INTAKE_SMTP_URL', 'smtp://user:ge#heim@mail.beispiel.de'],
  ['INTAKE_WEBHOOK_URL', 'https://user:ge#heim@hooks.beispiel.de'],
  ['INTAKE_REDIS_URL', 'redis://:ge#heim@redis.beispiel.de'],
])('says how to write special characters of a password in %s', (name, text) => {
  expect(() => readSettings({ [name]: text })).toThrow(/ percent-encoded, # as %23\. It is /);
});

it('asks for a system that the list of jobs is for', () => {
  expect(() => readSettings({ INTAKE_ATS_JOBS: 'jobs.json' })).toThrow(
    'INTAKE_ATS_JOBS needs one of INTAKE_GREENHOUSE_KEY, INTAKE_PERSONIO_TOKEN, INTAKE_LEVER_KEY: set one, or remove INTAKE_ATS_JOBS.',
  );
});

it('takes the address of a system that is the default anyway', () => {
  expect(() => readSettings({ INTAKE_LEVER_URL: 'https://api.lever.co' })).not.toThrow();
});

it('names every wrong variable at once', () => {
  expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT .*\nLOG_LEVEL /);
});

it('finds names that are no settings, without their values', () => {
  const environment = { INTAKE_SMTP_URI: 'smtp://user:geheim@mail', INTAKE_SMTP_URL: '', PATH: '/bin' };
  expect(unknownSettings(environment)).toEqual(['INTAKE_SMTP_URI']);
});

it('has a default for each setting that is itself allowed', () => {
  for (const { fallback, schema } of Object.values(settingTable)) {
    expect(schema.safeParse(fallback).success).toBe(true);
  }
});

it('needs only settings that exist and may be empty', () => {
  const settings: Setting[] = Object.values(settingTable);
  const empty = settings.filter(({ fallback }) => fallback === '').map(({ name }) => name);
  const needed = settings.flatMap(({ needs = [], needsOneOf = [] }) => [...needs, ...needsOneOf]);
  expect(empty).toEqual(expect.arrayContaining(needed));
});

/** The settings as rows of a Markdown table: name, default, meaning with the allowed values. */
function renderSettingRows(): string[] {
  const settings: Setting[] = Object.values(settingTable);
  return settings.map(({ name, fallback, meaning, allowed, needs, needsOneOf }) => {
    const sentence = `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}; ${allowed}`;
    const words = needs?.join(' and ') ?? needsOneOf?.join(' or ');
    const needed = words === undefined ? '' : `; it needs ${words}`;
    return `| \`${name}\` | ${fallback === '' ? '(empty)' : `\`${fallback}\``} | ${sentence}${needed} |`;
  });
}

it('stands in the README, one row per setting', async () => {
  const readme = await readFile(join(__dirname, '../../README.md'), 'utf8');
  const [, section = ''] = readme.split('### Settings of the server\n');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n### ')[0]
      ?.match(/^\| `.*$/gm) ?? [];
  const withoutPadding = rows.map((row) => row.replace(/ {2,}\|/g, ' |'));
  expect(withoutPadding).toEqual(renderSettingRows());
  expect(withoutPadding[0]).toBe(
    '| `PORT` | `8080` | The port the server listens on; a whole number from 0 to 65535, where 0 takes any free port |',
  );
});

/** @jest-environment jsdom */
// Covers src, scripts, server, content-json/de/texts.json, content-json/en/texts.json.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BOUNDARY, END, field } from '../../scripts/torture/rawForm';
import { freePort } from '../../scripts/testbed/freePort';
import { copySmallProject } from '../helpers/copySmallProject';
import dutch from './thirdLanguage/dutch.json';

const ORIGIN = 'https://www.sff.example';

const ROW =
  "  nl: { prefix: '/nl', autonym: 'Nederlands', intl: 'nl-NL', openGraph: 'nl_NL', quotes: '“”‘’', or: 'of' },";

type Json = Record<string, unknown>;

let copy: string;
/** What the build printed. */
let built: string;
let server: ChildProcess | undefined;
let base: string;

const inCopy = (...names: string[]) => path.join(copy, ...names);
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Json;
const writeJson = (file: string, value: Json) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Dutch pages: untranslated copies of the English ones, at addresses derived from their names. */
function writeDutch(): void {
  const content = inCopy('content-json');
  cpSync(path.join(content, 'en'), path.join(content, 'nl'), { recursive: true });
  const files = readdirSync(path.join(content, 'nl'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.json') && name.includes(path.sep))) {
    const name = file.slice(0, -'.json'.length).split(path.sep).join('/');
    const { path: _, formerPaths: __, formerSlugs: ___, ...page } = readJson(path.join(content, 'nl', file));
    writeJson(path.join(content, 'nl', file), { ...page, ...(dutch.pages as Record<string, Json>)[name] });
  }
  const names = { de: 'auf Niederländisch', en: 'in Dutch', nl: 'in het Nederlands' };
  for (const [locale, note] of Object.entries(names)) {
    const texts = path.join(content, locale, 'texts.json');
    const own = locale === 'nl' ? dutch.texts : {};
    writeJson(texts, { ...readJson(texts), ...own, 'language.nl': 'Nederlands', 'language.note.nl': note });
  }
  const captions = path.join(content, 'media/rollwerk/rad');
  const english = readFileSync(`${captions}.en.vtt`, 'utf8');
  writeFileSync(`${captions}.nl.vtt`, `${english}\nNOTE nl\n`);
}

function run(...command: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout + stderr;
}

async function startServer(): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), INTAKE_DIR: inCopy('.intake') };
  const started = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: copy, env });
  server = started;
  return new Promise((resolve, reject) => {
    let printed = '';
    started.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, address] = /Nederlands {2}(\S+)\/nl\/\n/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
    started.once('close', (code) => reject(new Error(`the server ended with ${code}:\n${printed}`)));
  });
}

/** Sends a request to the copy's server; with `body`, as a browser submits a form without JavaScript. */
function ask(target: string, body?: string) {
  const headers = { Accept: 'text/html', 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  return new Promise<{ status: number; headers: IncomingHttpHeaders; html: string }>((resolve, reject) => {
    const sent = request(
      base + target,
      { method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let html = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (html += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, html }),
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'third-language-'));
  await copySmallProject(copy);
  const table = inCopy('src/content/locales.ts');
  const text = readFileSync(table, 'utf8');
  writeFileSync(
    table,
    text.replace(/^} as const satisfies Record/m, (end) => `${ROW}\n${end}`),
  );
  writeDutch();
  built = run('scripts/build.mjs', '--date', '2026-11-23');
  base = await startServer();
}, 600_000);

afterAll(async () => {
  const ended = new Promise((resolve) => server?.once('close', resolve) ?? resolve(undefined));
  server?.kill('SIGTERM');
  await ended;
  rmSync(copy, { recursive: true, force: true });
});

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const fileOf = (name: string) => readFileSync(inCopy('dist', name), 'utf8');
const pageOf = (page: string) => documentOf(fileOf(`${page.slice(1)}index.html`));

const textOf = (document: Document, selector: string) => document.querySelector(selector)?.textContent ?? '';

describe('a third language that is a row of the locale table, content and texts', () => {
  it('passes the checks of content without a warning, and compiles', () => {
    expect(built).toMatch(/^Content: \d+ pages, 0 errors, 0 warnings/m);
    for (const project of ['tsconfig.json', 'tsconfig.worker.json', 'tsconfig.node.json'])
      run('node_modules/typescript/bin/tsc', '-p', project, '--singleThreaded');
  }, 300_000);

  it('has all pages that every language has, in its language and with their own words', () => {
    const pages = [
      '/nl/',
      '/nl/contact/',
      '/nl/jobs/',
      '/nl/jobs/commerce-backend-bouwen-4142/',
      '/nl/offline/',
    ];
    for (const page of pages) {
      const document = pageOf(page);
      expect([page, document.documentElement.lang]).toEqual([page, 'nl']);
      expect([page, document.querySelectorAll('h1')]).toEqual([page, expect.objectContaining({ length: 1 })]);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(ORIGIN + page);
      expect(document.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('nl_NL');
    }
    expect(textOf(pageOf('/nl/contact/'), 'h1')).toBe('Zeg eens iets.');
    expect(pageOf('/nl/jobs/commerce-backend-bouwen-4142/').body.textContent).toContain('bruto per jaar');
  });

  it('is offered by the switcher of every language, and named by hreflang from each to each', () => {
    const homes = { de: '/', en: '/en/', nl: '/nl/' };
    for (const [locale, home] of Object.entries(homes)) {
      const document = pageOf(home);
      const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
      const expected = [...Object.entries(homes), ['x-default', '/']];
      expect(alternates).toEqual(expected.map(([code, to]) => [code, `${ORIGIN}${to}`]));
      const switcher = [...document.querySelectorAll('ul[data-names=full] a[hreflang]')];
      const full = switcher.slice(0, 3).map((link) => [link.textContent, link.getAttribute('href')]);
      expect(full).toEqual([
        ['Deutsch', '/'],
        ['English', '/en/'],
        ['Nederlands', '/nl/'],
      ]);
      const current = switcher.filter((link) => link.hasAttribute('aria-current'));
      expect(new Set(current.map((link) => link.getAttribute('hreflang')))).toEqual(new Set([locale]));
    }
    // A page that exists in one language only offers no other.
    expect(pageOf('/services/').querySelectorAll('link[rel=alternate][hreflang=nl]')).toHaveLength(0);
  });

  it('is in the sitemap, in the rules of hosts, and has a feed and page data of its own', () => {
    expect(fileOf('sitemap.xml')).toContain(`<loc>${ORIGIN}/nl/contact/</loc>`);
    expect(fileOf('_redirects')).toContain('\n/nl/* /nl/404.html 404\n');
    const feed = fileOf('nl/jobs/feed.xml');
    expect(feed).toContain('xml:lang="nl"');
    expect(feed).toContain('<title>Commerce-backend bouwen, Berlin</title>');
    expect(JSON.parse(fileOf('page-data/nl/404.html/page-data.json'))).toMatchObject({
      path: '/nl/404.html',
      context: { locale: 'nl' },
    });
  });

  it('answers what does not exist in its language, and old links to a job with the job', async () => {
    const missing = await ask('/nl/bestaat-niet/');
    expect(missing.status).toBe(404);
    const document = documentOf(missing.html);
    expect([document.documentElement.lang, textOf(document, 'h1')]).toEqual(['nl', 'Naast het register.']);
    expect(document.body.textContent).toContain('Naar de startpagina');
    const renamed = await ask('/nl/jobs/iets-anders-4142/');
    expect(renamed.status).toBe(301);
    expect(renamed.headers.location).toMatch(/\/nl\/jobs\/commerce-backend-bouwen-4142\/$/);
  });

  it('has forms with its own words and notations, whose errors it words too', async () => {
    const form = pageOf('/nl/jobs/application/commerce-backend-bouwen-4142/');
    expect(textOf(form, 'label[for$=first_name]')).toContain('Voornaam');
    expect(form.body.textContent).toMatch(/Mogelijk zijn PDF, DOC, .* of PNG\./);
    const contact = pageOf('/nl/contact/').body.textContent;
    expect(contact).toContain(
      'We gebruiken je gegevens om te antwoorden. Hoe, staat in de privacyverklaring',
    );

    const fields = {
      locale: 'nl',
      job: '4142',
      website: 'geen adres',
      salary_expectations: 'veel',
      email: 'x',
    };
    const parts = Object.entries(fields).map(([name, value]) => field(name, value));
    const answer = await ask('/api/applications', parts.join('') + END);
    expect(answer.status).toBe(422);
    const document = documentOf(answer.html);
    expect([document.documentElement.lang, document.title]).toEqual([
      'nl',
      'Fout: Sollicitatie: Commerce-backend bouwen – SFF',
    ]);
    for (const sentence of [
      'Dit veld is verplicht',
      'Vul je e-mailadres in als naam@voorbeeld.nl.',
      'Vul een webadres in, zoals www.voorbeeld.nl.',
      'Een heel getal tot 999.999 graag, zoals 650 of 55.000.',
    ])
      expect(document.body.textContent).toContain(sentence);
  });
});

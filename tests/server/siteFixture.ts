import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import de from '../../content-json/de/texts.json';
import en from '../../content-json/en/texts.json';
import { compileText } from '../../scripts/content/compileText';
import type { IntakeSite } from '../../src/content/intakeSite';
import type { CompiledMessage } from '../../src/content/pageData';
import { stageFiles } from '../../scripts/output/stageFiles';
import type { Redirect } from '../../src/hosting/redirects';
import { renderHeadersFile } from '../../src/hosting/renderHeadersFile';
import { renderRedirectsFile } from '../../src/hosting/renderRedirectsFile';

const page = (lang: string, title: string): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><h1>${title}</h1>${'<p>Text</p>'.repeat(200)}</body></html>\n`;

/** 256 KiB of data without repetition: larger than what the server keeps in memory. */
export const VIDEO = Buffer.from(
  Array.from({ length: 256 * 1024 }, (_, index) => (index * 7 + (index >> 8)) % 251),
);

/** A small binary file that the server keeps in memory. */
export const ICON = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const redirects: Redirect[] = [
  { from: '/team/', to: '/about/#team' },
  { from: '/jobs/texter-1042/', to: '/jobs/senior-texter-1042/' },
  { from: '/jobs/koch-7/', to: '/stelle-geschlossen/' },
];

const files: Record<string, string | Buffer> = {
  'index.html': page('de', 'Startseite'),
  '404.html': page('de', 'Seite nicht gefunden'),
  'about/index.html': page('de', 'Über uns'),
  'stelle-geschlossen/index.html': page('de', 'Geschlossen'),
  'jobs/index.html': page('de', 'Jobs'),
  'jobs/feed.xml':
    '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>\n',
  'jobs/senior-texter-1042/index.html': page('de', 'Senior Texter'),
  'jobs/web-3-entwickler-88/index.html': page('de', 'Web-3-Entwickler'),
  'jobs/application/senior-texter-1042/index.html': page('de', 'Bewerbung'),
  'jobs/application/initiative/index.html': page('de', 'Initiativbewerbung'),
  'en/index.html': page('en', 'Home'),
  'en/404.html': page('en', 'Page not found'),
  'en/press/index.html': page('en', 'Press'),
  'en/jobs/senior-copywriter-1042/index.html': page('en', 'Senior Copywriter'),
  'page-data/index/page-data.json': '{"path":"/"}\n',
  'page-data/404.html/page-data.json': '{"path":"/404.html"}\n',
  'assets/main.0a1b2c3d.js': `${'export const value = 1;\n'.repeat(5000)}`,
  'assets/main.0a1b2c3d.css': 'h1 { color: black; }\n',
  'assets/font.0a1b2c3d.woff2': ICON,
  'assets/film.0a1b2c3d.mp4': VIDEO,
  'assets/poster.0a1b2c3d.avif': ICON,
  'icons/icon-192.png': ICON,
  'favicon.ico': ICON,
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': '<?xml version="1.0"?><urlset/>\n',
  'manifest.webmanifest': '{"name":"SFF"}\n',
  'sw.js': 'self.addEventListener("fetch", () => {});\n',
  'empty.txt': '',
  'download.gz': ICON,
  '.well-known/security.txt': 'Contact: mailto:security@sff.example\n',
  '.secret': 'hidden\n',
  _headers: renderHeadersFile({ styleHashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='] }),
  _redirects: renderRedirectsFile(redirects),
  '_nginx/http.conf': 'map;\n',
};

/** The data that the build would write for the server about this site. */
export const INTAKE_SITE: IntakeSite = {
  origin: 'https://www.sff.example',
  jobs: {
    '1042': {
      country: 'AT',
      city: 'Wien',
      contact: { job: 'texte@wien.sff.example', house: 'wien@sff.example' },
      currency: 'EUR',
      forms: {
        de: { title: 'Senior Texter', path: '/jobs/application/senior-texter-1042/' },
        en: { title: 'Senior Copywriter', path: '/en/jobs/application/senior-copywriter-1042/' },
      },
    },
    '88': {
      country: 'DE',
      currency: 'EUR',
      validThrough: '2026-11-21',
      forms: { de: { title: 'Web-3-Entwickler', path: '/jobs/application/web-3-entwickler-88/' } },
    },
    initiative: {
      country: 'DE',
      currency: 'EUR',
      forms: { de: { title: 'Initiativbewerbung', path: '/jobs/application/initiative/' } },
    },
    freelance: {
      country: 'DE',
      currency: 'EUR',
      forms: { de: { title: 'Frei mitarbeiten', path: '/jobs/application/freelance/' } },
    },
  },
  pages: {
    thanks: { de: '/bewerbung-gesendet/', en: '/en/application-sent/' },
    application: { de: '/meine-bewerbung/', en: '/en/my-application/' },
    contactThanks: { de: '/nachricht-gesendet/', en: '/en/message-sent/' },
    contact: { de: '/kontakt/', en: '/en/contact/' },
    closed: { de: '/stelle-geschlossen/', en: '/en/job-closed/' },
  },
  texts: { de: compiledTexts(de), en: compiledTexts(en) },
};

function compiledTexts(texts: Record<string, string>): Record<string, CompiledMessage> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const result = compileText(text);
      return result.ok ? [[key, result.message]] : [];
    }),
  );
}

/** A small built site in a temporary folder, with a secret file beside it that must never be served. */
export interface SiteFixture {
  distDir: string;
  remove: () => Promise<void>;
}

/** Builds the site; `changes` adds files, or omits one if its value is undefined. */
export async function createSiteFixture(
  changes: Record<string, string | undefined> = {},
): Promise<SiteFixture> {
  const root = await mkdtemp(join(tmpdir(), 'sff-site-'));
  const distDir = join(root, 'dist');
  const written = Object.entries({ ...files, ...changes }).flatMap(([path, content]) =>
    content === undefined ? [] : [{ path, content: Buffer.from(content) }],
  );
  stageFiles(written, { stagingDir: distDir, compression: 'everyday', present: {} });
  await mkdir(join(root, 'dist-server'));
  await writeFile(join(root, 'dist-server/site.json'), JSON.stringify(INTAKE_SITE));
  await writeFile(join(root, 'secret.txt'), 'TOP-SECRET\n');
  return { distDir, remove: () => rm(root, { recursive: true, force: true }) };
}

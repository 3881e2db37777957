// Covers src/forms, src/applications, server/intake, server/followBuild.ts, content-json/de/applications, content-json/en/applications, content-json/de/jobs, content-json/en/jobs, content-json/de/pages, content-json/en/pages, content-json/de/texts.json, content-json/en/texts.json.
import Table from 'cli-table3';
import type { Page } from 'playwright-core';
import { APPLICATION_PATHS, type Language, RESUME } from '../helpers/applicationPages';
import { largePdf } from '../helpers/largeFile';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { stubIntakeOf } from '../helpers/stubIntakeOf';
import { untilHydrated, type Visit } from '../helpers/visit';

const site = siteInBrowser();
const intake = stubIntakeOf(site);
const portfolio = largePdf('Mappe.pdf');

/** Messages from the specification (sections 5 and 8); the German ones from domain rules, section 23. */
const SAYS = {
  mark: { en: 'Required', de: 'Pflichtfeld' },
  hint: {
    en: 'Max. 10MB per file, total max. 25MB.',
    de: 'Max. 10 MB pro Datei, insgesamt max. 25 MB.',
  },
  required: { en: 'This field is required', de: 'Das ist ein Pflichtfeld.' },
  email: {
    en: 'Please enter your email address in the format name@example.com.',
    de: 'Bitte gib deine E-Mail-Adresse im Format name@beispiel.de ein.',
  },
  fileSize: {
    en: 'Please check the file size of max. 10MB.',
    de: 'Bitte prüfe die Dateigröße von max. 10 MB.',
  },
  server: { en: 'Please check your input.', de: 'Bitte prüfe deine Eingaben.' },
  noResults: {
    en: 'No results. Please expand your filters.',
    de: 'Keine Ergebnisse. Bitte erweitere deine Filter.',
  },
  notFound: { en: 'Page not found', de: 'Seite nicht gefunden' },
  // The contact form uses the formal „Sie“.
  contactEmail: {
    en: 'Please enter your email address in the format name@example.com.',
    de: 'Bitte geben Sie Ihre E-Mail-Adresse im Format name@beispiel.de ein.',
  },
  contactServer: { en: 'Please check your input.', de: 'Bitte prüfen Sie Ihre Eingaben.' },
} as const;

const CONTACT_PATHS = { de: '/kontakt/', en: '/en/contact/' };
const JOBS_PATHS = { de: '/jobs/', en: '/en/jobs/' };

/** One line of the table: action, text found, resulting focus, and what was kept. */
type Line = [what: string, language: Language, script: string, text: string, focus: string, kept: string];

const lines: Line[] = [];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The focused element, in words. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return 'document';
    const role = element.getAttribute('role');
    return role === 'alert' ? 'summary' : (element.getAttribute('name') ?? element.tagName.toLowerCase());
  });

/** A visit to one form in one language, with or without JavaScript, that records its observations. */
class Walk {
  constructor(
    readonly page: Page,
    readonly language: Language,
    readonly hasScript: boolean,
  ) {}

  /**
   * Submits the form; without JavaScript, as browsers do that leave validation to the server. Waits for the response.
   */
  async send(): Promise<void> {
    const { page } = this;
    const button = page.locator('form button[type="submit"]');
    if (!this.hasScript) {
      await page.locator('form[method="post"]').evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await Promise.all([page.waitForEvent('load'), button.click()]);
      return;
    }
    // Marks the previous message, which must be gone when a new one appears.
    await page.evaluate(() => document.querySelector('main [role="alert"]')?.setAttribute('data-old', ''));
    await button.click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
  }

  /** Reads an element and records its text together with the expected one. */
  async note(what: string, place: string, said: string, kept: string): Promise<void> {
    const target = this.page.locator(place).first();
    await target.waitFor({ state: 'attached' });
    await this.page
      .waitForFunction(
        ([selector, words]) =>
          document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').includes(words) === true,
        [place, said] as const,
      )
      .catch(() => undefined);
    const seen = plain((await target.textContent()) ?? '');
    const text = seen.includes(said) ? said : `MISSING "${said}" in "${seen}"`;
    const focus = await focusOf(this.page);
    const hasTitle = /^(Fehler|Error): /.test(await this.page.title());
    lines.push([
      what,
      this.language,
      this.hasScript ? 'yes' : 'no',
      text,
      hasTitle ? `${focus}, title marked` : focus,
      kept,
    ]);
  }

  value(name: string): Promise<string> {
    return this.page.inputValue(`form[method="post"] [name="${name}"]`);
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.page.fill(`form[method="post"] [name="${name}"]`, value);
  }
}

async function open(path: string, language: Language, hasScript: boolean): Promise<[Walk, Visit]> {
  const visit = await site.visit({ javaScriptEnabled: hasScript, reducedMotion: 'reduce' });
  // Without JavaScript the site's own intake responds with a page; with JavaScript the test stands in for the intake.
  await visit.page.goto((hasScript ? intake.url : site.url()) + path);
  if (hasScript) await untilHydrated(visit.page);
  return [new Walk(visit.page, language, hasScript), visit];
}

const ROWS = '[name="resume"] ~ ul, fieldset li';

async function walkApplication(language: Language, hasScript: boolean): Promise<void> {
  const [walk, { page, close }] = await open(APPLICATION_PATHS[language], language, hasScript);
  const said = (key: keyof typeof SAYS) => SAYS[key][language];
  const summary = 'main [role="alert"]';
  await walk.note('required mark', 'div:has(> label[for="field-first_name"])', said('mark'), '');
  await walk.note('upload hint', '#field-resume-limits', said('hint'), '');

  await walk.fill({ pitch: 'Bleibt.' });
  await walk.send();
  await walk.note(
    'required field empty',
    '#field-first_name-error',
    said('required'),
    await walk.value('pitch'),
  );
  await walk.note('… in the summary', `${summary} li`, said('required'), await walk.value('pitch'));

  await walk.fill({ first_name: 'Mira', last_name: 'Sandoval', email: 'mira@post' });
  await page.locator('[name="resume"]').setInputFiles(RESUME);
  await page.check('[name="privacy_ack"]');
  await walk.send();
  const files = async () =>
    (await page.locator(ROWS, { hasText: RESUME.name }).count()) > 0
      ? 'and the file'
      : 'file to choose again';
  const kept = async () => `${await walk.value('email')} ${await files()}`;
  await walk.note('invalid email', '#field-email-error', said('email'), await kept());

  await walk.fill({ email: 'mira@post.example' });
  await page.locator('[name="portfolio"]').setInputFiles(portfolio);
  if (!hasScript) await page.locator('[name="resume"]').setInputFiles(RESUME);
  await walk.send();
  await walk.note('file too large', '#field-portfolio-error', said('fileSize'), await kept());

  if (hasScript) {
    await page.locator('form li', { hasText: 'Mappe.pdf' }).getByRole('button').last().click();
    await page.locator('form li', { hasText: 'Mappe.pdf' }).waitFor({ state: 'detached' });
    intake.answers.push({ status: 422, body: { errors: [{ field: 'last_name', code: 'required' }] } });
    await walk.send();
  }
  await walk.note('server common error', summary, said('server'), await kept());
  await close();
}

async function walkContact(language: Language, hasScript: boolean): Promise<void> {
  const [walk, { page, close }] = await open(CONTACT_PATHS[language], language, hasScript);
  const said = (key: keyof typeof SAYS) => SAYS[key][language];
  const kept = () => walk.value('message');
  await walk.fill({ message: 'Wann drucken Sie das nächste Plakat?' });
  await walk.send();
  await walk.note('contact: required field empty', '#field-name-error', said('required'), await kept());
  await walk.fill({ name: 'Ada Winkler', email: 'ada@post' });
  await page.selectOption('[name="topic"]', 'press');
  await walk.send();
  await walk.note('contact: invalid email', '#field-email-error', said('contactEmail'), await kept());
  if (hasScript) {
    await walk.fill({ email: 'ada@post.example' });
    intake.answers.push({ status: 400, body: {} });
    await walk.send();
  }
  await walk.note('contact: server common error', 'main [role="alert"]', said('contactServer'), await kept());
  await close();
}

async function walkPages(language: Language, hasScript: boolean): Promise<void> {
  const said = (key: keyof typeof SAYS) => SAYS[key][language];
  const prefix = language === 'en' ? '/en' : '';
  const [walk, { page, close }] = await open(`${prefix}/gibt-es-nicht/`, language, hasScript);
  const address = () => new URL(page.url()).pathname;
  await walk.note('page not found', 'title', said('notFound'), address());
  if (hasScript) {
    await page.goto(`${intake.url}${JOBS_PATHS[language]}`);
    await untilHydrated(page);
    await page.getByRole('searchbox').fill('xqzw');
    await page.waitForFunction(() => location.search !== '');
    await walk.note(
      'search without results',
      'main',
      said('noResults'),
      await page.getByRole('searchbox').inputValue(),
    );
  }
  await close();
}

const CASES = (['de', 'en'] as const).flatMap((language) =>
  [true, false].map((hasScript) => [language, hasScript] as const),
);

it.each(CASES)(
  'says each sentence of the specification in %s with script: %s',
  async (language, hasScript) => {
    const start = lines.length;
    await walkApplication(language, hasScript);
    await walkContact(language, hasScript);
    await walkPages(language, hasScript);
    const seen = lines.slice(start);
    const on = (focus: string) => (hasScript ? `${focus}, title marked` : 'document, title marked');
    const file = hasScript ? 'and the file' : 'file to choose again';
    const line = (what: string, key: keyof typeof SAYS, focus: string, kept: string): Line => [
      what,
      language,
      hasScript ? 'yes' : 'no',
      SAYS[key][language],
      focus,
      kept,
    ];
    expect(seen).toEqual([
      line('required mark', 'mark', 'document', ''),
      line('upload hint', 'hint', 'document', ''),
      line('required field empty', 'required', on('summary'), 'Bleibt.'),
      line('… in the summary', 'required', on('summary'), 'Bleibt.'),
      line('invalid email', 'email', on('summary'), `mira@post ${file}`),
      line('file too large', 'fileSize', on('summary'), `mira@post.example ${file}`),
      line('server common error', 'server', on('summary'), `mira@post.example ${file}`),
      line(
        'contact: required field empty',
        'required',
        on('summary'),
        'Wann drucken Sie das nächste Plakat?',
      ),
      line('contact: invalid email', 'contactEmail', on('summary'), 'Wann drucken Sie das nächste Plakat?'),
      line(
        'contact: server common error',
        'contactServer',
        on('summary'),
        'Wann drucken Sie das nächste Plakat?',
      ),
      line('page not found', 'notFound', 'document', `${language === 'en' ? '/en' : ''}/gibt-es-nicht/`),
      ...(hasScript ? [line('search without results', 'noResults', 'q', 'xqzw')] : []),
    ]);
  },
);

afterAll(() => {
  const table = new Table({
    head: ['situation', 'language', 'script', 'text seen', 'focus', 'kept'],
    style: { head: [], border: [], compact: true },
  });
  table.push(...lines);
  process.stdout.write(`${table.toString()}\n`);
});

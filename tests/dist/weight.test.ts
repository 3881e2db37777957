// Covers src, scripts/parcel, scripts/prerender, content-json.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  MEASURED_TEMPLATES,
  type MeasuredTemplate,
  TEMPLATE_PAGES,
} from '../../scripts/bench/load/templatePages';
import { pageBytes } from '../../scripts/bench/pageBytes';
import { dataFileOf, DIST, htmlOf, pagePaths, templateOf } from '../helpers/builtSite';

const KILOBYTE = 1000;
// Lower a budget here when what it holds has become lighter. docs/decisions/0010-script-budget.md, 0033-navigation-controller.md; a form page carries final-form and its fields beyond that (0017-forms.md); 1.2 kB are what answers before React (0074-answer-early.md).
// An opening is a file of its own, which a case needs beside its template: 0078-four-openings.md.
// New names of files that are loaded later move the weight of the first script by up to 0.12 kB, at the same length.
const sample: [file: string, script: number][] = [
  ['index.html', 89.9],
  ['work/rollwerk-zwei-raeder/index.html', 93.1],
  ['jobs/index.html', 92.4],
];

/** Compressed kB of a template's HTML with its styles, and of the styles alone: what was measured and 3 % more. */
const documents: Record<MeasuredTemplate, [html: number, styles: number]> = {
  generic: [23.9, 12],
  case: [24.7, 12.2],
  jobs: [27.3, 11.7],
  jobDetail: [25.9, 12.1],
  jobApplication: [28.5, 13.3],
  press: [23.1, 11.5],
  error: [19.1, 11.3],
};

/** The error pages are files of their own; no other address leads nowhere. */
const fileOf = (template: MeasuredTemplate, locale: 'de' | 'en') =>
  template === 'error'
    ? { de: '404.html', en: 'en/404.html' }[locale]
    : `${TEMPLATE_PAGES[template][locale].slice(1)}index.html`;

describe('what a first visit loads', () => {
  it.each(MEASURED_TEMPLATES)('of a document of the template %s stays within its budget', (template) => {
    const [html, styles] = documents[template];
    for (const locale of ['de', 'en'] as const) {
      const bytes = pageBytes(DIST, fileOf(template, locale));
      expect(bytes.html).toBeLessThanOrEqual(html * KILOBYTE);
      expect(bytes.css).toBeLessThanOrEqual(styles * KILOBYTE);
    }
  });

  it('is measured on pages of the templates that they are to stand for', () => {
    const drawn = MEASURED_TEMPLATES.map((template) => {
      const { pathname } = new URL(`https://x/${fileOf(template, 'de').replace(/index\.html$/, '')}`);
      return [template, templateOf(pathname)];
    });
    const named = MEASURED_TEMPLATES.map((template) => [
      template,
      template === 'jobs' ? 'generic' : template,
    ]);
    expect(drawn).toEqual(named);
  });

  it.each(sample)('for %s stays within the budget', (file, budget) => {
    const { script } = pageBytes(DIST, file);
    expect(script).toBeLessThanOrEqual(budget * KILOBYTE);
  });

  it('of the forms only comes with pages that have one', () => {
    const scripts = readdirSync(path.join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
    const ofForms = scripts.filter((file) =>
      readFileSync(path.join(DIST, 'assets', file), 'utf8').includes('FINAL_FORM/form-error'),
    );
    expect(ofForms.length).toBe(1);
    const hasForm = (page: string) =>
      templateOf(page) === 'jobApplication' || page === '/kontakt/' || page === '/en/contact/';
    const carriesForm = (page: string) => ofForms.some((file) => htmlOf(page).includes(file));
    expect(pagePaths.filter((page) => carriesForm(page) !== hasForm(page))).toEqual([]);
  });

  it('has no script of static sections, whose HTML is complete', () => {
    const scripts = readdirSync(path.join(DIST, 'assets')).filter((file) =>
      /^staticSections\..*\.js$/.test(file),
    );
    expect(scripts).toHaveLength(1);
    const naming = pagePaths.filter((page) => scripts.some((file) => htmlOf(page).includes(file)));
    expect(naming).toEqual([]);
  });

  it.each([
    ['jobs/application/initiative/index.html', 30],
    ['kontakt/index.html', 30],
  ])('of the form on %s stays within its budget beyond what every page has', (file, budget) => {
    const own = pageBytes(DIST, file).script - pageBytes(DIST, 'about/index.html').script;
    expect(own).toBeLessThanOrEqual(budget * KILOBYTE);
  });

  it('of a form is all named in its page, save for the worker of the proof of work', () => {
    const words = { proof: 'form_proof', key: 'Idempotency-Key', thanks: 'apply.success.copyTitle' };
    const scripts = readdirSync(path.join(DIST, 'assets')).filter((file) => file.endsWith('.js'));
    const naming = (word: string) =>
      scripts.filter((file) => readFileSync(path.join(DIST, 'assets', file), 'utf8').includes(word));
    const page = htmlOf('/jobs/application/initiative/');
    const missing = Object.values(words).filter((word) => !naming(word).some((file) => page.includes(file)));
    expect(missing).toEqual([]);
    const workers = scripts.filter((file) => file.startsWith('proofWorker.'));
    expect(workers).toHaveLength(1);
    expect(pagePaths.filter((pagePath) => workers.some((file) => htmlOf(pagePath).includes(file)))).toEqual(
      [],
    );
  });

  it('of page data is at most 30 kB per page', () => {
    const sizes = pagePaths.map((page) => [page, statSync(path.join(DIST, dataFileOf(page))).size] as const);
    expect(sizes.filter(([, size]) => size > 30 * KILOBYTE)).toEqual([]);
  });
});

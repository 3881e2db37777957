// Covers src, scripts/parcel, scripts/prerender, content-json.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  MEASURED_TEMPLATES,
  type MeasuredTemplate,
  TEMPLATE_PAGES,
} from '../../scripts/bench/load/templatePages';
import { pageBytes, SCRIPT_LIMITS } from '../../scripts/bench/pageBytes';
import { dataFileOf, DIST, htmlOf, pagePaths, templateOf } from '../helpers/builtSite';

const KILOBYTE = 1000;
// Lower a budget when its content has become lighter. A form page includes final-form and its fields
// (docs/decisions/0017-forms.md). The early script, 1.3 kB, was part of the HTML until it became a file (0074-answer-early.md).
/**
 * Compressed kB of a template's HTML including its styles, and of the styles alone. Since 30 November 2026 0.1 kB are for
 * whole forms and answers on paper, the lines of rows, facts and calls, and the columns of long headlines.
 */
const documents: Record<MeasuredTemplate, [html: number, styles: number]> = {
  generic: [23.1, 12],
  // With a pair of posters in its story since decision 84.
  case: [24, 12.5],
  jobs: [26.4, 11.9],
  // Its house fills its band; the words stand on the sky of the poster.
  jobDetail: [25.1, 12.3],
  jobApplication: [27.7, 13.5],
  press: [22.1, 11.5],
  error: [18.2, 11.4],
};

/** The error pages have files of their own. */
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

  it.each(SCRIPT_LIMITS)('for %s stays within the budget', (page, budget) => {
    const { script } = pageBytes(DIST, `${page.slice(1)}index.html`);
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

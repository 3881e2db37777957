// Covers src, scripts/parcel, scripts/prerender, content-json.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pageBytes } from '../../scripts/bench/pageBytes';
import { dataFileOf, DIST, htmlOf, pagePaths, templateOf } from '../helpers/builtSite';

const KILOBYTE = 1000;
// docs/decisions/0010-script-budget.md, 0033-navigation-controller.md; a form page carries final-form and its fields beyond that (0017-forms.md).
const sample: [file: string, script: number][] = [
  ['index.html', 88],
  ['work/rollwerk-zwei-raeder/index.html', 90],
  ['jobs/index.html', 89.5],
];

describe('what a first visit loads', () => {
  it.each(sample)('for %s stays within the budget', (file, budget) => {
    const { script, css } = pageBytes(DIST, file);
    expect(css).toBeLessThanOrEqual(12 * KILOBYTE);
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

import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { LOCALE_CODES } from '../../../src/content/locales';
import { EVERYDAY_QUALITY } from '../../output/compress';
import { median } from '../figures';
import { serveVariant, VARIANTS, type Variant } from './controlSite';
import type { PageFigures } from './report';
import { hasInput, type MeasuredTemplate, TEMPLATE_PAGES } from './templatePages';
import { askPage, type Load, pressPage, watchPage } from './visitPage';

const brotliSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: EVERYDAY_QUALITY } }).length;

/** Returns how many bytes the styles add to a page's compressed HTML. */
function styleBytes(html: string): number {
  return brotliSize(html) - brotliSize(html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, ''));
}

const over50 = ({ tasks }: Load) => tasks.reduce((sum, { ms }) => sum + ms - 50, 0);
const longest = ({ tasks }: Load) => tasks.reduce((most, { ms }) => Math.max(most, ms), 0);

/** Measures the pages of templates in both languages; calls `onPage` after each. */
export async function measureLoads(
  browser: Browser,
  origin: string,
  options: {
    templates: readonly MeasuredTemplate[];
    runs: number;
    onPage: (figures: PageFigures) => void | Promise<void>;
  },
): Promise<void> {
  const { templates, runs, onPage } = options;
  const servers = await Promise.all(VARIANTS.map((variant) => serveVariant(origin, variant)));
  const originOf = (variant: Variant) => servers[VARIANTS.indexOf(variant)]?.origin ?? '';

  const measurePage = async (
    template: MeasuredTemplate,
    path: string,
  ): Promise<Omit<PageFigures, 'locale'>> => {
    const loads = new Map<Variant, Load[]>(VARIANTS.map((variant) => [variant, []]));
    const menus: number[] = [];
    const inputs: number[] = [];
    const presses: number[] = [];
    const whole = originOf('whole') + path;
    // The variants take turns, so that changes in the machine's speed affect them equally.
    for (let run = 0; run < runs; run += 1) {
      for (const variant of VARIANTS)
        loads.get(variant)?.push(await watchPage(browser, originOf(variant) + path));
      menus.push(await askPage(browser, whole, 'menu'));
      if (hasInput(template)) inputs.push(await askPage(browser, whole, 'input'));
      presses.push(await pressPage(browser, whole));
    }
    const middle = (variant: Variant, of: (load: Load) => number) =>
      Math.round(median((loads.get(variant) ?? []).map(of)));
    const paints = (of: (load: Load) => number) => ({
      whole: middle('whole', of),
      withoutScript: middle('without script', of),
      bare: middle('without script and fonts', of),
    });
    const kind = (name: keyof Load['bytes']) => middle('whole', ({ bytes }) => bytes[name]);
    return {
      template,
      path,
      firstPaint: paints(({ firstPaint }) => firstPaint),
      largestPaint: paints(({ largestPaint }) => largestPaint),
      menu: Math.round(median(menus)),
      input: inputs.length > 0 ? Math.round(median(inputs)) : null,
      blocking: middle('whole', over50),
      longestTask: { whole: middle('whole', longest), bare: middle('without script and fonts', longest) },
      slowestPress: median(presses),
      bytes: {
        html: kind('html'),
        styles: styleBytes(await (await fetch(origin + path)).text()),
        script: kind('script'),
        fonts: kind('fonts'),
        pictures: kind('pictures'),
        data: kind('data') + kind('styles'),
      },
    };
  };

  try {
    for (const template of templates)
      for (const locale of LOCALE_CODES)
        await onPage({ locale, ...(await measurePage(template, TEMPLATE_PAGES[template][locale])) });
  } finally {
    for (const { close } of servers) close();
  }
}

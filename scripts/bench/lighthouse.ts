import { spawn } from 'node:child_process';
import { type Figure, median } from './figures';
import { GERMAN_PAGES } from './load/templatePages';

/** Downloaded on demand: it is large, and nothing else needs it. The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.2.3';

/** Lighthouse scores from 0 to 100, and its most informative metrics. */
interface LighthouseScores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, ms, simulated for a slow phone. */
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Ids of audits without a full score. */
  failing: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { id: string; score: number | null; numericValue?: number }>;
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn('npx', ['--yes', LIGHTHOUSE, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`Lighthouse ended with exit code ${code}.`));
    });
  });
}

const ROBOTS_NOINDEX = /<meta name="robots" content="[^"]*noindex/;

/** The browser for Lighthouse. */
type LighthouseBrowser = { executablePath: string; env: Record<string, string>; flags: readonly string[] };

async function runLighthouse(url: string, browser: LighthouseBrowser): Promise<LighthouseScores> {
  const args = [url, '--output=json', '--quiet', `--chrome-flags=${browser.flags.join(' ')}`];
  // Pages that are meant to be excluded from search engines would lose points for it.
  if (ROBOTS_NOINDEX.test(await (await fetch(url)).text())) args.push('--skip-audits=is-crawlable');
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath };
  const { categories, audits } = JSON.parse(await run(args, env)) as Report;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(numeric('largest-contentful-paint')),
    tbtMs: Math.round(numeric('total-blocking-time')),
    cls: Number(numeric('cumulative-layout-shift').toFixed(3)),
    failing: Object.values(audits)
      .filter(({ id, score: value }) => weighted.has(id) && value !== null && value < 1)
      .map(({ id }) => id),
  };
}

const PAGES = [
  '/',
  GERMAN_PAGES.case,
  '/work/gruenspan-was-vorher-da-war/',
  '/services/',
  GERMAN_PAGES.jobDetail,
  GERMAN_PAGES.jobApplication,
  GERMAN_PAGES.press,
] as const;

/** Minimum median score of each category. */
const LIMITS = [
  ['performance', 98],
  ['accessibility', 100],
  ['bestPractices', 100],
  ['seo', 100],
] as const;

/**
 * Runs Lighthouse several times with its mobile profile on pages of a local server; the median counts.
 * @throws if Lighthouse fails
 */
export async function measureLighthouse(
  origin: string,
  browser: LighthouseBrowser,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of PAGES) {
    const all: LighthouseScores[] = [];
    for (let count = 0; count < runs; count += 1) all.push(await runLighthouse(origin + page, browser));
    const middle = (pick: (scores: LighthouseScores) => number) => median(all.map(pick));
    for (const [what, atLeast] of LIMITS)
      figures.push({ of: page, what, value: middle((scores) => scores[what]), unit: 'points', atLeast });
    figures.push(
      { of: page, what: 'largest paint', value: middle(({ lcpMs }) => lcpMs), unit: 'ms' },
      { of: page, what: 'blocking time', value: middle(({ tbtMs }) => tbtMs), unit: 'ms' },
      { of: page, what: 'layout shift', value: middle(({ cls }) => cls), unit: '', atMost: 0 },
    );
    const failing = [...new Set(all.flatMap((scores) => scores.failing))];
    if (failing.length > 0)
      figures.push({ of: page, what: `below full: ${failing.join(', ')}`, value: failing.length, unit: '' });
  }
  return figures;
}

import lighthouse from 'lighthouse';

/** Lighthouse scores from 0 to 100, and the two timings and the shift that tell most. */
export interface LighthouseScores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time in ms, as simulated for a slow phone. */
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Audits below full score, by id. */
  failing: string[];
}

/**
 * Runs Lighthouse with its mobile profile against one address of a server on this machine.
 * @throws when Lighthouse reports no result
 */
export async function runLighthouse(url: string, debuggingPort: number): Promise<LighthouseScores> {
  const result = await lighthouse(url, { port: debuggingPort, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
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

import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { track } from './track';

/** Factor for layout shifts, which are small fractions, because numbers in the queue are integers. */
const CLS_PARTS = 1000;

/**
 * Adds the Web Vitals of this document to the tracking queue, each once it is final, as the event `web.vital`: the
 * metric (LCP, INP, CLS, TTFB), its value (ms; CLS in thousandths), Google's rating of it, and the template of the page
 * that was loaded.
 * @param isAllowed called before each push, because consent may be withdrawn
 */
export function reportWebVitals(template: string, isAllowed: () => boolean): void {
  const report = ({ name, value, rating }: Metric) => {
    if (!isAllowed()) return;
    const whole = Math.round(name === 'CLS' ? value * CLS_PARTS : value);
    track('web.vital', { metric: name, value: whole, rating, template });
  };
  onLCP(report);
  onINP(report);
  onCLS(report);
  onTTFB(report);
}

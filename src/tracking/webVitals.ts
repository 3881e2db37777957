import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { track } from './track';

/** Thousandths: a layout shift is a small fraction, and numbers in the queue are whole. */
const CLS_PARTS = 1000;

/**
 * Puts the field figures of this document into the tracking queue, each once it is final, as the event `web.vital`: the
 * metric (LCP, INP, CLS, TTFB), its value (ms; CLS in thousandths), Google's rating of it, and the template of the page
 * that was loaded.
 * @param isAllowed asked before each push: a visitor may take the consent back
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

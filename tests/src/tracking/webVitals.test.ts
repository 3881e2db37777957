import type { Metric } from 'web-vitals';
import { reportWebVitals } from '../../../src/tracking/webVitals';

const reports = new Map<string, (metric: Partial<Metric>) => void>();

jest.mock('web-vitals', () => {
  const keep = (name: string) => (report: (metric: Partial<Metric>) => void) =>
    void reports.set(name, report);
  return { onCLS: keep('CLS'), onINP: keep('INP'), onLCP: keep('LCP'), onTTFB: keep('TTFB') };
});

beforeEach(() => {
  reports.clear();
  window.dataLayer = [];
});

const happens = (name: Metric['name'], value: number, rating: Metric['rating']) =>
  reports.get(name)?.({ name, value, rating });

describe('field figures', () => {
  it('go to the tracking queue with the template, as whole ms and thousandths of layout shift', () => {
    reportWebVitals('case', () => true);
    happens('LCP', 812.4, 'good');
    happens('CLS', 0.0123, 'good');
    happens('INP', 248, 'needs-improvement');
    happens('TTFB', 91.6, 'good');
    const event = 'web.vital';
    expect(window.dataLayer).toEqual([
      { event, metric: 'LCP', value: 812, rating: 'good', template: 'case' },
      { event, metric: 'CLS', value: 12, rating: 'good', template: 'case' },
      { event, metric: 'INP', value: 248, rating: 'needs-improvement', template: 'case' },
      { event, metric: 'TTFB', value: 92, rating: 'good', template: 'case' },
    ]);
  });

  it('stay out of it once the consent has been taken back', () => {
    let isAllowed = true;
    reportWebVitals('home', () => isAllowed);
    isAllowed = false;
    happens('LCP', 812, 'good');
    expect(window.dataLayer).toEqual([]);
  });
});

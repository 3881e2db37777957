import { VIEWPORTS } from '../../src/theme/viewports';
import { configurationName } from './pictures';

/** How Loki takes pictures at one breakpoint; sizes in CSS px. */
export interface LokiConfiguration {
  target: 'chrome.app';
  width: number;
  height: number;
  deviceScaleFactor: number;
  mobile: boolean;
  /** What the visitor's device asks for, the same on every machine. */
  features: { name: string; value: string }[];
}

const FEATURES = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'no-preference' },
  { name: 'prefers-contrast', value: 'no-preference' },
  { name: 'forced-colors', value: 'none' },
];

/** One configuration of Loki per breakpoint, made from the breakpoints themselves. */
export function lokiConfigurations(): Record<string, LokiConfiguration> {
  return Object.fromEntries(
    VIEWPORTS.map(({ width, height }) => [
      configurationName(width),
      { target: 'chrome.app', width, height, deviceScaleFactor: 1, mobile: false, features: FEATURES },
    ]),
  );
}

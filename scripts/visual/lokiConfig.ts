import { VIEWPORTS } from '../../src/theme/viewports';
import { STORYBOOK_DIR } from './buildStorybook';
import { PICTURE_DIRS } from './pictureFiles';
import { configurationName } from './pictures';

/** Loki configuration for one breakpoint; sizes in CSS px. */
export interface LokiConfiguration {
  target: 'chrome.app';
  width: number;
  height: number;
  deviceScaleFactor: number;
  mobile: boolean;
  /** Emulated media features, the same on every machine. */
  features: { name: string; value: string }[];
  chromeEnableAnimations: boolean;
  chromeRetries: number;
}

const FEATURES = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'no-preference' },
  { name: 'prefers-contrast', value: 'no-preference' },
  { name: 'forced-colors', value: 'none' },
];

/** Number of concurrently open pages, so that the cores are used while other pages wait. */
const CONCURRENCY = 6;

/** Timeout for rendering one story, ms. */
const STORY_MS = 30_000;

/** Returns one Loki configuration per breakpoint, derived from the breakpoints. */
export function lokiConfigurations(): Record<string, LokiConfiguration> {
  return Object.fromEntries(
    VIEWPORTS.map(({ width, height }) => [
      configurationName(width),
      {
        target: 'chrome.app' as const,
        width,
        height,
        deviceScaleFactor: 1,
        mobile: false,
        features: FEATURES,
        // Our pages skip animations to their last frame; Loki would remove them. Loki only reads this setting here.
        chromeEnableAnimations: true,
        // A hanging tab hangs again when retried; the picture is retaken in another tab instead.
        chromeRetries: 0,
      },
    ]),
  );
}

/** A story with its picture, in Loki's naming. */
interface NamedPicture {
  configurationName: string;
  kind: string;
  /** Name in the catalogue, `Long title`, or part of the id, `long-title`. */
  story: string;
}

const nameOf = ({ configurationName: width, kind, story }: NamedPicture) =>
  `${kind}/${story.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.${width}`;

/**
 * Returns all settings in the format of Loki's configuration file: used by `loki.config.cjs` for running Loki manually,
 * and by `npm run visual`.
 */
export const lokiSettings = () => ({
  reactUri: `file:./${STORYBOOK_DIR}`,
  output: PICTURE_DIRS.current,
  reference: PICTURE_DIRS.reference,
  difference: PICTURE_DIRS.difference,
  requireReference: true,
  chromeSelector: '#storybook-root > *',
  chromeConcurrency: String(CONCURRENCY),
  chromeLoadTimeout: String(STORY_MS),
  pixelmatch: { includeAA: true },
  fileNameFormatter: nameOf,
  configurations: lokiConfigurations(),
});

import { VIEWPORTS } from '../../src/theme/viewports';
import { STORYBOOK_DIR } from './buildStorybook';
import { PICTURE_DIRS } from './pictureFiles';
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
  chromeEnableAnimations: boolean;
  chromeRetries: number;
}

const FEATURES = [
  { name: 'prefers-color-scheme', value: 'light' },
  { name: 'prefers-reduced-motion', value: 'no-preference' },
  { name: 'prefers-contrast', value: 'no-preference' },
  { name: 'forced-colors', value: 'none' },
];

/** Pages that are open at the same time: cores are busy while other pages wait for something. */
const CONCURRENCY = 6;

/** Longest time for one story to be drawn, ms. */
const STORY_MS = 30_000;

/** One configuration of Loki per breakpoint, made from the breakpoints themselves. */
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
        // Our pages end animations at their last frame; Loki would remove them. It reads this setting here alone.
        chromeEnableAnimations: true,
        // A tab that stood still for half a minute does so at the next try; the picture is taken again in another tab.
        chromeRetries: 0,
      },
    ]),
  );
}

/** A story as Loki names its picture. */
interface NamedPicture {
  configurationName: string;
  kind: string;
  /** As it stands in the catalogue, `Long title`, or as a part of its id, `long-title`. */
  story: string;
}

const nameOf = ({ configurationName: width, kind, story }: NamedPicture) =>
  `${kind}/${story.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.${width}`;

/**
 * All settings of Loki in the form of its configuration file: `loki.config.cjs` gives them to whoever calls Loki by hand,
 * `npm run visual` takes them from here.
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

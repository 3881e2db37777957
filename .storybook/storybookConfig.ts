import type { StorybookConfig } from '@storybook/react-vite';
import wyw from '@wyw-in-js/vite';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTENT_ADDRESS } from '../scripts/composer/contentAddress';
import { writeContentFolder } from '../scripts/composer/contentFolder';
import { composerPlugin } from '../scripts/composer/composerPlugin';
import { drawBlockPictures } from '../scripts/composer/drawBlockPictures';
import { FILM_FACTS } from '../scripts/composer/filmFacts';
import { EXAMPLE_FOLDER } from './docs/exampleFolder';
import { writeTypefaceFolder } from './typefaceFolder';
import { drawImagery } from './drawImagery';
import { writeFilmFolder } from '../scripts/composer/writeFilmFolder';
import { TEXTS } from '../scripts/visual/storyTexts';
import { inkPosters } from './inkPosters';

/**
 * Modules without styles. Some are reached both by static and dynamic imports, which the cache of the style extraction
 * plugin cannot handle ("dependency graph is incomplete").
 */
const WITHOUT_STYLES = /[\\/](?:node_modules|src[\\/]applications)[\\/]/;

const TEXT_FILES = /[\\/]src[\\/]generated[\\/]texts[\\/]/;

/** Storybook with the site's styles: Vite extracts them from the sources like Parcel, with the same class names. */
export const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: async (dirs = [], { configType }) => [
    ...dirs,
    {
      from: await inkPosters(path.resolve('stories/fixtures/posters'), path.resolve('.cache')),
      to: '/posters',
    },
    { from: await drawImagery(), to: '/imagery' },
    { from: await writeTypefaceFolder(path.resolve('.cache')), to: '/typeface' },
    // Pictures of the blocks, for the block list.
    { from: await drawBlockPictures(path.resolve('.')), to: '/blocks' },
    // Examples of blocks for the docs pages of their sections; as files, so that no picture depends on them.
    { from: path.resolve(EXAMPLE_FOLDER.source), to: `/${EXAMPLE_FOLDER.address}` },
    // The texts, for the picture keys.
    { from: path.resolve('src/generated/texts'), to: `/${TEXTS.folder}` },
    // The films of composed pages, and their metadata.
    { from: path.resolve('content-json/media'), to: '/media' },
    {
      from: await writeFilmFolder(path.resolve('content-json'), path.resolve('.cache')),
      to: `/${FILM_FACTS.folder}`,
    },
    // The development server serves the current files instead.
    ...(configType === 'PRODUCTION'
      ? [
          {
            from: writeContentFolder(path.resolve('.'), path.resolve('.cache/storybook-content')),
            to: `/${CONTENT_ADDRESS.folder}`,
          },
        ]
      : []),
  ],
  // TypeScript 7 has no compiler API, so props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It would push the list of stories down.
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    // The manifest lists the chunks of each story, from which the picture keys are derived.
    build: {
      ...vite.build,
      manifest: true,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          ...vite.build?.rolldownOptions?.output,
          // A separate chunk, so that a picture only depends on the texts named in its story's code.
          codeSplitting: { groups: [{ name: TEXTS.chunk, test: TEXT_FILES }] },
        },
      },
    },
    resolve: {
      ...vite.resolve,
      alias: {
        ...vite.resolve?.alias,
        // As in Node, where posters are usually drawn: the build with a default export.
        'opentype.js': createRequire(import.meta.url).resolve('opentype.js'),
      },
    },
    plugins: [
      ...(vite.plugins ?? []),
      composerPlugin(path.resolve('.')),
      wyw({
        include: ['**/{src,stories,.storybook}/**/*.{ts,tsx}'],
        ignore: WITHOUT_STYLES,
        prefixer: false,
      }),
    ],
  }),
};

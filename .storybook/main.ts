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
 * Modules that no style is made of. Reached both at once and later, by an `import()`, some of them are too much for the
 * cache of the plugin that takes the styles out ("dependency graph is incomplete").
 */
const WITHOUT_STYLES =
  /[\\/](?:node_modules|src[\\/]applications)[\\/]|[\\/]forms[\\/](?:\w+[\\/])?\w+(?:Tools|Rules)\.ts$/;

const TEXT_FILES = /[\\/]src[\\/]generated[\\/]texts[\\/]/;

/** Storybook with the styles of the site: Vite takes them out of the sources as Parcel does, class names included. */
const config: StorybookConfig = {
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
    // What blocks look like, for the list to choose from.
    { from: await drawBlockPictures(path.resolve('.')), to: '/blocks' },
    // How blocks are written, for the pages of their sections: as files, so that no picture depends on them.
    { from: path.resolve(EXAMPLE_FOLDER.source), to: `/${EXAMPLE_FOLDER.address}` },
    // The texts, for the keys of the pictures.
    { from: path.resolve('src/generated/texts'), to: `/${TEXTS.folder}` },
    // The films that a composed page plays, and what they say of themselves.
    { from: path.resolve('content-json/media'), to: '/media' },
    {
      from: await writeFilmFolder(path.resolve('content-json'), path.resolve('.cache')),
      to: `/${FILM_FACTS.folder}`,
    },
    // The development server answers with the files as they are.
    ...(configType === 'PRODUCTION'
      ? [
          {
            from: writeContentFolder(path.resolve('.'), path.resolve('.cache/storybook-content')),
            to: `/${CONTENT_ADDRESS.folder}`,
          },
        ]
      : []),
  ],
  // TypeScript 7 has no interface for programs, so the props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // What each story is made of: the keys of the pictures are derived from it.
    build: {
      ...vite.build,
      manifest: true,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: {
          ...vite.build?.rolldownOptions?.output,
          // A chunk of their own: a picture depends only on the texts that the code of its story names.
          codeSplitting: { groups: [{ name: TEXTS.chunk, test: TEXT_FILES }] },
        },
      },
    },
    resolve: {
      ...vite.resolve,
      alias: {
        ...vite.resolve?.alias,
        // As in Node, where the posters are drawn otherwise: the build with a default export.
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

export default config;

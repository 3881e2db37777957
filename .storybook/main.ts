import type { StorybookConfig } from '@storybook/react-vite';
import wyw from '@wyw-in-js/vite';
import { drawImagery } from './drawImagery';

/** Storybook with the styles of the site: Vite takes them out of the sources as Parcel does, class names included. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: async (dirs = []) => [
    ...dirs,
    { from: '../stories/fixtures/posters', to: '/posters' },
    { from: await drawImagery(), to: '/imagery' },
  ],
  // TypeScript 7 has no interface for programs, so the props are read by react-docgen.
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), wyw({ include: ['**/{src,stories,.storybook}/**/*.{ts,tsx}'] })],
  }),
};

export default config;

import type { StorybookConfig } from '@storybook/react-vite';
import { register } from 'node:module';
import { tsImport } from 'tsx/esm/api';

register('./readTypeScript.mjs', import.meta.url);
const { config } = (await tsImport('./storybookConfig.ts', import.meta.url)) as { config: StorybookConfig };

export default config;

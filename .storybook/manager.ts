import { addons } from 'storybook/manager-api';

/** Tools have their own controls; Storybook's panel would only take up space. */
const TOOL = /^compose-a-page--/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (TOOL.test(storyId) ? false : isShown),
  },
});

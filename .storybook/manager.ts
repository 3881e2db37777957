import { addons } from 'storybook/manager-api';

/** A tool has its own controls; Storybook's panel below it would only take its room. */
const TOOL = /^compose-a-page--/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (TOOL.test(storyId) ? false : isShown),
  },
});

// @ts-check
/* How knip is run. Plain JavaScript, because `npm run check` needs no more. */

/** Arguments of Node that list unused files, exports and dependencies. */
export const FIND_UNUSED = ['node_modules/knip/bin/knip.js', '--no-config-hints'];

/** Arguments of Node that list packages which build and server use without depending on them, or the reverse. */
export const FIND_DEPENDENCIES = [
  ...FIND_UNUSED,
  '--production',
  '--strict',
  '--include',
  'dependencies,unlisted',
];

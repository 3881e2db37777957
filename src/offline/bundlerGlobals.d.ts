/** Set by the bundler in browser code: `production` in a build, `development` on the dev server. */
declare const process: { env: { NODE_ENV?: string } };

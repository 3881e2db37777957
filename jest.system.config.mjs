import config from './jest.config.mjs';

const node = config.projects.find(({ displayName }) => displayName === 'node');

/** Tests against servers that Debian installs; `npm test` has nothing to do with them. */
export default {
  testTimeout: 120_000,
  // They share ports' numbers with nobody, but the mail server has one queue on the machine.
  maxWorkers: 1,
  globalSetup: config.globalSetup,
  projects: [
    {
      ...node,
      displayName: 'system',
      testMatch: ['<rootDir>/tests/system/**/*.test.ts'],
      setupFilesAfterEnv: [],
    },
  ],
};

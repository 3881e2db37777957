// Dates are formatted in the process's time zone; tests must not depend on the machine's.
process.env.TZ = 'UTC';

/** Packages that only exist as ES modules; Jest runs CommonJS. */
const ESM_PACKAGES = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  '@linaria',
  '@wyw-in-js',
  'storybook',
  '@storybook',
  'p-limit',
  'qr',
  'yocto-queue',
].join('|');

const shared = {
  transform: { '^.+\\.(t|j|mj)sx?$': '<rootDir>/tests/setup/linariaTransform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/setup/emptyModule.cjs' },
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/dist/',
    '<rootDir>/dist-kept/',
    '<rootDir>/preview/',
    '<rootDir>/preview-server/',
    '<rootDir>/preview-kept/',
    '<rootDir>/storybook-static/',
  ],
};

export default {
  // Long, for busy machines; no test measures time.
  testTimeout: 180_000,
  globalSetup: '<rootDir>/tests/setup/generatedContent.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      // The deferred layout would appear in the middle of unrelated tests; it has its own.
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '/DeferredLayoutHost$': '<rootDir>/tests/setup/noDeferredLayout.cjs',
      },
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/{src,stories}/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/tests/setup/browserGaps.cjs'],
      setupFilesAfterEnv: [
        '<rootDir>/tests/setup/quietConsole.ts',
        '<rootDir>/tests/setup/domMatchers.ts',
        '<rootDir>/tests/setup/oneTestingLibrary.ts',
      ],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{scripts,server}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/quietConsole.ts'],
    },
    {
      ...shared,
      displayName: 'dist',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/tests/setup/startSharedSite.mjs',
      globalTeardown: '<rootDir>/tests/setup/stopSharedSite.mjs',
      testMatch: ['<rootDir>/tests/dist/**/*.test.ts'],
      setupFiles: ['<rootDir>/tests/setup/browserGaps.cjs'],
    },
    {
      ...shared,
      displayName: 'storybook',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/storybook/**/*.test.ts'],
    },
  ],
};

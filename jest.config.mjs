process.env.TZ = 'UTC';

/** Packages that exist as ES modules only; Jest runs CommonJS. */
const ESM_PACKAGES = ['react-intl', '@formatjs', 'intl-messageformat', '@linaria', '@wyw-in-js'].join('|');

const shared = {
  transform: { '^.+\\.(t|j|mj)sx?$': '<rootDir>/tests/setup/linariaTransform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/tests/setup/emptyModule.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/.cache/', '<rootDir>/dist/', '<rootDir>/storybook-static/'],
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/src/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/tests/setup/textCoding.cjs'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/quietConsole.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{scripts,server}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dist',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/dist/**/*.test.ts'],
    },
  ],
};

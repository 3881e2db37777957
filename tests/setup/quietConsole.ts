/** Fails tests that cause unexpected console messages: React reports its own faults only there. */
const messages: string[] = [];

beforeEach(() => {
  messages.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (messages.length > 0) throw new Error(`Unexpected output on the console:\n${messages.join('\n')}`);
});

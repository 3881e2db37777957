export function runProgram(
  program: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<number>;

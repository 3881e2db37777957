import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endAllSteps, runStep } from './runStep';
import { type Step, STEPS } from './steps';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RESULT_DIR = path.join(ROOT, '.cache', 'test');

interface Count {
  passed: number;
  failed: number;
}

/** Single tests of a Jest run; a run that wrote no result counts as one failure. */
function countJest(resultFile: string, code: number | null): Count {
  if (!existsSync(resultFile)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(resultFile, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  // A run that was cut off after its last test has failed too.
  return { passed: result.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function runOne(step: Step, number: number): Promise<Count> {
  const resultFile = path.join(RESULT_DIR, `${number}.json`);
  rmSync(resultFile, { force: true });
  process.stdout.write(`${step.name} …\n`);
  const args = step.isJest ? [...step.args, '--json', `--outputFile=${resultFile}`] : step.args;
  const env = { ...process.env, NODE_OPTIONS: '', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code, output, seconds } = await runStep(args, ROOT, step.timeoutMinutes * 60_000, env);
  const count = step.isJest
    ? countJest(resultFile, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const verdict = count.failed === 0 ? 'ok' : 'FAILED';
  const tests = step.isJest ? `, ${count.passed} passed, ${count.failed} failed` : '';
  if (count.failed > 0) process.stdout.write(`${output.trim()}\n`);
  process.stdout.write(`${step.name}: ${verdict}${tests} (${seconds.toFixed(1)} s)\n`);
  return count;
}

async function main(): Promise<void> {
  mkdirSync(RESULT_DIR, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  for (const [number, step] of STEPS.entries()) {
    const { passed, failed } = await runOne(step, number);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0 && step.isRequired) {
      process.stdout.write(`Stopped: the steps after "${step.name}" need it.\n`);
      break;
    }
  }
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAllSteps();
    process.exit(130);
  });
}
await main();

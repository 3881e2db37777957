import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComponentWeight } from '../protocol';

const PROGRAM = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Project root, from where the program's dependencies are resolved. */
const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));

const STORY_FILE = /^stories\/(.+)\/([^/]+)\.stories\.tsx$/;

/** Request to the program. */
export interface WeighRequest {
  id: number;
  /** The component's file, relative to the project root. */
  file: string;
}

/** Response of the program. */
export interface Weighed {
  id: number;
  weight?: ComponentWeight;
  error?: string;
}

/** Returns the component of a story file; undefined for foundations and tools, which show none. */
export function componentFile(root: string, storyFile: string): string | undefined {
  const [, folder, name] = STORY_FILE.exec(storyFile) ?? [];
  return [`src/${folder}/${name}/${name}.tsx`, `src/${folder}/${name}.tsx`].find((file) =>
    existsSync(path.join(root, file)),
  );
}

/** Weighs components in a separate process. */
export interface Weigher {
  /** Rejects with the bundler's error if the component cannot be compiled. */
  weigh(file: string): Promise<ComponentWeight>;
  stop(): void;
}

/** Creates a weigher. Its process starts with the first request, and again after it has ended. */
export function createWeigher(root: string): Weigher {
  const waiting = new Map<number, (weighed: Weighed) => void>();
  let program: ChildProcess | undefined;
  let questions = 0;

  function start(): ChildProcess {
    const child = fork(PROGRAM, [root], { cwd: PROJECT, execArgv: ['--import', 'tsx'] });
    child.on('message', (weighed: Weighed) => waiting.get(weighed.id)?.(weighed));
    child.on('exit', () => {
      if (program === child) program = undefined;
      for (const [id, answer] of waiting)
        answer({ id, error: 'The process that weighs components has ended.' });
    });
    return child;
  }

  return {
    weigh(file) {
      program ??= start();
      questions += 1;
      const id = questions;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ weight, error }) => {
          waiting.delete(id);
          if (weight) resolve(weight);
          else reject(new Error(error));
        });
        program?.send({ id, file } satisfies WeighRequest);
      });
    },
    stop: () => void program?.kill(),
  };
}

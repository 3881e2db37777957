import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 20;

/** A running nginx. */
export interface Nginx {
  pid: number;
  /** Stops it after its current requests, and removes its folder. */
  stop: () => Promise<void>;
}

/**
 * Writes a configuration that keeps all files of nginx in one folder and has no log of requests by default.
 * @param http content of the `http` block
 * @returns the arguments of nginx for it
 */
export async function writeNginxConfig(dir: string, http: string): Promise<string[]> {
  const file = path.join(dir, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(dir, name)};`,
  );
  await writeFile(
    file,
    `daemon off;
pid ${path.join(dir, 'nginx.pid')};
error_log ${path.join(dir, 'error.log')};
events { }
http {
access_log off;
${temporary.join('\n')}
${http}
}
`,
  );
  return ['-c', file, '-p', dir];
}

/**
 * Starts nginx and waits until it responds.
 * @param dir its folder, see `writeNginxConfig`
 * @param port a port of 127.0.0.1 that it listens on for HTTP
 * @throws Error with nginx's own messages, if it ends before that
 */
export async function startNginx(dir: string, args: readonly string[], port: number): Promise<Nginx> {
  const child = spawn('nginx', args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) {
    if (child.exitCode !== null)
      throw new Error(`nginx has not started:\n${await readFile(path.join(dir, 'error.log'), 'utf8')}`);
    await delay(PAUSE_MS);
  }
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}

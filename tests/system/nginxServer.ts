import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderNginxHttp } from '../../src/hosting/renderNginx';
import { freePort } from '../../scripts/testbed/freePort';
import { startNginx as runNginx, writeNginxConfig } from '../../scripts/testbed/nginx';

/** Former addresses, as they accumulate over many years; the built site may have none. */
export const REDIRECTS = [
  { from: '/team/', to: '/about/#team' },
  { from: '/jobs/texter-1042/', to: '/jobs/senior-texter-1042/' },
  // Differs from the current address in case alone.
  { from: '/Kontakt/', to: '/kontakt/' },
] as const;

/** A removed address, and the page shown in its place. */
export const GONE = { from: '/jobs/koch-7/', to: '/stelle-geschlossen/', isGone: true } as const;

const ROOT = join(__dirname, '../..');

/** A real nginx with the configuration of deploy/nginx.conf, on free ports of 127.0.0.1. */
export interface NginxServer {
  httpPort: number;
  httpsPort: number;
  /** Deploys another build as deploy/putOnline.sh does: its folder is written into the configuration, which is reloaded. */
  switchTo: (distDir: string) => Promise<void>;
  /** The log of requests and of errors so far. */
  log: () => Promise<{ requests: string; errors: string }>;
  stop: () => Promise<void>;
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error)
    throw new Error(
      `${command} cannot be run (${error.message}): on Debian, apt-get install nginx-light openssl`,
    );
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/** Replaces a text that must be present, so that a change of the file is noticed. */
function replaced(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`deploy/nginx.conf has no ${String(from)} any more`);
  return result;
}

/** The deployed file with this machine's ports, folder and certificate, and a short response timeout. */
async function localConfig(
  dir: string,
  {
    distDir,
    appPort,
    httpPort,
    httpsPort,
  }: { distDir: string; appPort: number; httpPort: number; httpsPort: number },
): Promise<string> {
  let text = await readFile(join(ROOT, 'deploy/nginx.conf'), 'utf8');
  await writeFile(join(dir, 'http.conf'), renderNginxHttp([...REDIRECTS, GONE]));
  text = replaced(text, '/srv/sff/dist/_nginx/http.conf', join(dir, 'http.conf'));
  text = replaced(text, /\/srv\/sff\/dist/g, distDir);
  text = replaced(text, 'listen 80;', `listen 127.0.0.1:${httpPort};`);
  text = replaced(text, 'listen [::]:80;', '');
  text = replaced(text, /listen 443 ssl http2;/g, `listen 127.0.0.1:${httpsPort} ssl http2;`);
  text = replaced(text, /listen \[::\]:443 ssl http2;/g, '');
  text = replaced(text, /\/etc\/letsencrypt\/live\/www\.sff\.example/g, dir);
  text = replaced(text, 'http://127.0.0.1:8080', `http://127.0.0.1:${appPort}`);
  text = replaced(text, /\/var\/log\/sff/g, dir);
  text = replaced(text, 'proxy_read_timeout 60s', 'proxy_read_timeout 2s');
  return text;
}

/** Starts nginx in front of a server. @throws Error with nginx's message about the configuration */
export async function startNginx(distDir: string, appPort: number): Promise<NginxServer> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-nginx-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const certificate = [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=www.sff.example'],
    ...['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')],
  ];
  run('openssl', certificate);
  const configure = async (build: string): Promise<string[]> => {
    const http = await localConfig(dir, { distDir: build, appPort, httpPort, httpsPort });
    const args = await writeNginxConfig(dir, http);
    const report = run('nginx', ['-t', ...args]);
    if (/\[warn\]/.test(report)) throw new Error(report);
    return args;
  };
  const { pid, stop } = await runNginx(dir, await configure(distDir), httpPort);
  return {
    httpPort,
    httpsPort,
    switchTo: async (build) => {
      await configure(build);
      process.kill(pid, 'SIGHUP');
    },
    log: async () => {
      const names = (await readdir(dir)).filter((name) => name.endsWith('.log'));
      const read = async (pattern: RegExp) => {
        const files = names.filter((name) => pattern.test(name));
        return (await Promise.all(files.map((name) => readFile(join(dir, name), 'utf8')))).join('');
      };
      return { requests: await read(/access/), errors: await read(/error/) };
    },
    stop,
  };
}

import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../testbed/freePort';
import { type Nginx, startNginx, writeNginxConfig } from '../testbed/nginx';
import { startServer } from '../testbed/serverProcess';
import { temporaryFolder } from '../testbed/temporaryFolder';
import { type Figure, median } from './figures';
import { type Load, loadServer, processorMs } from './loadServer';

/** Requests before the measurement, which are slower until Node has compiled the code. */
const WARM_UP = 3_000;
const REQUESTS = 4_000;
/** Maximum processor time of a request relative to nginx. */
const MAX_RATIO = 2;

interface Measured extends Load {
  /** Processor time of all server processes per 1,000 requests, ms. */
  processor: number;
}

/** A running server, ours or nginx. */
type Served = Pick<Nginx, 'pid'> & { port: number; stop: () => Promise<unknown> };

/** Starts nginx with the headers written by the build, and without an access log, as our server writes none either. */
async function startOther(dist: string): Promise<Served> {
  const dir = await temporaryFolder();
  const port = await freePort();
  const http = `sendfile on;
tcp_nopush on;
include ${dist}/_nginx/http.conf;
server {
listen 127.0.0.1:${port};
root ${dist};
gzip_static on;
gzip_vary on;
keepalive_requests 1000000;
include ${dist}/_nginx/server.conf;
}`;
  return { ...(await startNginx(dir, await writeNginxConfig(dir, http), port)), port };
}

async function startOurs(dist: string): Promise<Served> {
  return startServer({ DIST_DIR: dist, INTAKE_DIR: await temporaryFolder(), LOG_LEVEL: 'warn' });
}

async function measure({ pid, port }: Served, file: string): Promise<Measured> {
  const before = await processorMs(pid);
  const load = await loadServer(port, file, REQUESTS);
  return { ...load, processor: ((await processorMs(pid)) - before) / (REQUESTS / 1000) };
}

/** Returns the rounded medians of several runs. */
function middleOf(runs: readonly Measured[]): Measured {
  const middle = (of: (run: Measured) => number) => Math.round(10 * median(runs.map(of))) / 10;
  return {
    processor: middle(({ processor }) => processor),
    perSecond: Math.round(median(runs.map(({ perSecond }) => perSecond))),
    p99Ms: middle(({ p99Ms }) => p99Ms),
  };
}

/** Returns a page, the script that every page loads, and the data of a page. */
async function filesToAskFor(dist: string): Promise<[name: string, file: string][]> {
  const script = (await readdir(path.join(dist, 'assets'))).find((name) => /^shell\.\w+\.js$/.test(name));
  if (script === undefined) throw new Error('The built site has no entry script assets/shell.*.js.');
  return [
    ['page', '/jobs/'],
    ['entry script', `/assets/${script}`],
    ['page data', '/page-data/jobs/page-data.json'],
  ];
}

/**
 * Measures the server and nginx in turns on the same folder: requests per second, 99th percentile, and processor time
 * of all their processes. Without nginx, prints a note and measures nothing.
 */
export async function measureServing(dist: string, rounds: number): Promise<Figure[]> {
  if (spawnSync('nginx', ['-v']).error) {
    process.stderr.write(
      'nginx, which serving is compared with, is not installed: apt-get install nginx-light\n',
    );
    return [];
  }
  const ours = await startOurs(dist);
  const nginx = await startOther(dist);
  try {
    const figures: Figure[] = [];
    for (const [of, file] of await filesToAskFor(dist)) {
      const runs: Record<'ours' | 'nginx', Measured[]> = { ours: [], nginx: [] };
      for (const server of [ours, nginx]) await loadServer(server.port, file, WARM_UP);
      for (let round = 0; round < rounds; round += 1) {
        runs.ours.push(await measure(ours, file));
        runs.nginx.push(await measure(nginx, file));
      }
      const [own, other] = [middleOf(runs.ours), middleOf(runs.nginx)];
      const atMost = Math.round(10 * MAX_RATIO * other.processor) / 10;
      figures.push(
        { of, what: 'processor time per 1,000 requests', value: own.processor, unit: 'ms', atMost },
        { of, what: 'nginx', value: other.processor, unit: 'ms' },
        { of, what: 'requests per second', value: own.perSecond, unit: '' },
        { of, what: 'nginx', value: other.perSecond, unit: '' },
        { of, what: 'p99', value: own.p99Ms, unit: 'ms' },
        { of, what: 'nginx', value: other.p99Ms, unit: 'ms' },
      );
    }
    return figures;
  } finally {
    await ours.stop();
    await nginx.stop();
  }
}

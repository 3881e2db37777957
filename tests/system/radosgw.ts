import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../../scripts/testbed/freePort';
import { type Daemon, startDaemon } from './daemon';

const run = promisify(execFile);
const KEY = 'sffkey';
const SECRET = 'sffsecret';

/** A real object store: Ceph's S3 gateway with a single-node cluster in memory. */
export interface Radosgw {
  url: string;
  bucket: string;
  /** Stops the gateway at once, in the middle of whatever is running. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  /** Stops for good. */
  stop: () => Promise<void>;
}

function configOf(dir: string, fsid: string, monPort: number, port: number): string {
  return [
    '[global]',
    `fsid = ${fsid}`,
    `mon host = [v1:127.0.0.1:${monPort}]`,
    'auth cluster required = none',
    'auth service required = none',
    'auth client required = none',
    'osd pool default size = 1',
    'osd pool default min size = 1',
    'osd pool default pg num = 8',
    'osd pool default pg autoscale mode = off',
    'osd crush chooseleaf type = 0',
    'osd crush update on start = false',
    'osd class update on start = false',
    'osd objectstore = memstore',
    'memstore device bytes = 1073741824',
    'ms bind msgr2 = false',
    'public addr = 127.0.0.1',
    'mon max pg per osd = 1000',
    `mon data = ${dir}/mon`,
    `osd data = ${dir}/osd`,
    `run dir = ${dir}`,
    `admin socket = ${dir}/$name.asok`,
    `log file = ${dir}/$name.log`,
    '[client.rgw.a]',
    `rgw data = ${dir}/rgw`,
    `rgw frontends = beast endpoint=127.0.0.1:${port}`,
    '',
  ].join('\n');
}

/** Starts monitor, disk and gateway. Takes about 20 s. */
export async function startRadosgw(): Promise<Radosgw> {
  const daemons: Daemon[] = [];
  try {
    return await startCluster(daemons);
  } catch (error) {
    for (const daemon of daemons) await daemon.stop('SIGKILL');
    throw error;
  }
}

async function startCluster(daemons: Daemon[]): Promise<Radosgw> {
  const dir = await mkdtemp(join(tmpdir(), 'sff-ceph-'));
  const [monPort, port] = [await freePort(), await freePort()];
  const [fsid, disk] = [randomUUID(), randomUUID()];
  const config = join(dir, 'ceph.conf');
  await Promise.all(['mon', 'osd', 'rgw'].map((name) => mkdir(join(dir, name))));
  await writeFile(config, configOf(dir, fsid, monPort, port));
  const ceph = async (...args: string[]) =>
    (await run('ceph', ['-c', config, '--connect-timeout', '5', ...args])).stdout;
  const url = `http://127.0.0.1:${port}`;

  const map = join(dir, 'monmap');
  await run('monmaptool', [
    '--create',
    ...['--fsid', fsid],
    ...['--addv', 'a', `[v1:127.0.0.1:${monPort}]`],
    map,
  ]);
  await run('ceph-mon', [
    ...['-c', config, '-i', 'a'],
    '--mkfs',
    ...['--monmap', map, '--keyring', '/dev/null'],
  ]);
  const start = async (program: string, args: string[], isReady: () => Promise<boolean>) => {
    const daemon = await startDaemon(program, ['-c', config, ...args, '-f'], isReady);
    daemons.unshift(daemon);
    return daemon;
  };
  await start('/usr/bin/ceph-mon', ['-i', 'a'], async () => (await ceph('-s')).includes('mon: 1 daemons'));
  await ceph('osd', 'new', disk);
  await run('ceph-osd', ['-c', config, '-i', '0', '--mkfs', '--osd-uuid', disk]);
  await start('/usr/bin/ceph-osd', ['-i', '0'], async () => (await ceph('osd', 'stat')).includes('1 up'));
  await ceph('osd', 'crush', 'add-bucket', 'here', 'host');
  await ceph('osd', 'crush', 'move', 'here', 'root=default');
  await ceph('osd', 'crush', 'add', 'osd.0', '1.0', 'host=here');
  const startGateway = () =>
    startDaemon(
      '/usr/bin/radosgw',
      ['-c', config, '-n', 'client.rgw.a', '-f'],
      async () => (await fetch(url)).ok,
    );
  let gateway = await startGateway();
  daemons.unshift(gateway);
  await run('radosgw-admin', [
    ...['-c', config, '-n', 'client.rgw.a', 'user', 'create', '--uid=sff', '--display-name=sff'],
    ...[`--access-key=${KEY}`, `--secret-key=${SECRET}`],
  ]);
  process.env['AWS_ACCESS_KEY_ID'] = KEY;
  process.env['AWS_SECRET_ACCESS_KEY'] = SECRET;
  const client = new S3Client({ endpoint: url, region: 'us-east-1', forcePathStyle: true });
  const bucket = 'sff-intake';
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    url,
    bucket,
    kill: () => gateway.stop('SIGKILL'),
    restart: async () => {
      gateway = await startGateway();
      daemons.unshift(gateway);
    },
    stop: async () => {
      for (const daemon of daemons) await daemon.stop('SIGKILL');
      await rm(dir, { recursive: true, force: true });
    },
  };
}

import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { freePort } from '../../../scripts/testbed/freePort';
import { NamedLock } from '../../../server/intake/store/lock';

/** The only bucket. */
export const BUCKET = 'sff-intake';

const PAGE_SIZE = 1000;

/** A request that a test can inspect before it is answered. */
export interface StoreRequest {
  method: string;
  /** Includes the bucket, e.g. `/sff-intake/a/entries/SFF-….json`. */
  path: string;
}

/**
 * What a test can do to a request: answer it with an error status, with 200 and a page as a proxy might, or with half a
 * response; or cut its connection before or after the work.
 */
export type Disturbance = number | 'page' | 'half' | 'cut' | 'cutAfter' | undefined;

/** An object store on a port of 127.0.0.1 that can be stopped and started again. */
export interface ObjectStoreServer {
  url: string;
  /** Decides what happens to a request; nothing special by default. */
  disturb: (request: StoreRequest) => Disturbance | Promise<Disturbance>;
  /** True if it supports conditional writes, as the large stores do and s3rver itself does not. */
  knowsConditions: boolean;
  /** Maximum number of objects in one response to a list request; a thousand by default, as with Amazon S3. */
  pageSize: number;
  /** Number of responses that are not yet sent to their end. */
  unsent: number;
  /** Names of all objects below a prefix. */
  keys: (prefix: string) => Promise<string[]>;
  /** Removes all objects below a prefix. */
  remove: (prefix: string) => Promise<void>;
  /** Writes an object directly, bypassing all checks. */
  overwrite: (key: string, text: string) => Promise<void>;
  /** Stops at once, in the middle of whatever is running. */
  kill: () => Promise<void>;
  /** Starts again on the same port with the stored data. */
  restart: () => Promise<void>;
  /** Stops for good. */
  stop: () => Promise<void>;
}

/**
 * s3rver encrypts the continuation tokens of lists with DES, which OpenSSL 3 no longer supports; triple DES with the
 * same key three times is equivalent.
 */
function bringBackDes(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  const threeTimes = (key: Buffer) => Buffer.concat([key, key, key]);
  crypto.createCipheriv = ((name: string, key: Buffer, iv: Buffer) =>
    name === 'des'
      ? createCipheriv('des-ede3-cbc', threeTimes(key), iv)
      : createCipheriv(name, key, iv)) as typeof createCipheriv;
  crypto.createDecipheriv = ((name: string, key: Buffer, iv: Buffer) =>
    name === 'des'
      ? createDecipheriv('des-ede3-cbc', threeTimes(key), iv)
      : createDecipheriv(name, key, iv)) as typeof createDecipheriv;
}

const refused = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/**
 * Starts s3rver. Three features it lacks are added as Amazon S3 documents them: objects are replaced as a whole, so
 * that no half of one is read; nothing is stored of a body whose sender disconnects before its end; and writes with
 * If-None-Match or If-Match are rejected with 412 where required.
 */
export async function startObjectStore(): Promise<ObjectStoreServer> {
  const directory = await mkdtemp(join(tmpdir(), 'sff-s3-'));
  // The client's standard environment variables; s3rver has this one account.
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
  bringBackDes();
  const lock = new NamedLock();
  let server: S3rver;

  const isRefused = async (path: string, ifNoneMatch?: string, ifMatch?: string) => {
    if (!result.knowsConditions || (ifNoneMatch === undefined && ifMatch === undefined)) return false;
    const key = decodeURIComponent(path.slice(`/${BUCKET}/`.length));
    const exists = await server.store.existsObject(BUCKET, key);
    if (ifNoneMatch === '*') return exists;
    return !exists || (await server.store.getMetadata(BUCKET, key)).etag !== ifMatch;
  };

  const port = await freePort();
  async function run(): Promise<void> {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      directory,
      silent: true,
      vhostBuckets: false,
      // For list requests, it computes signatures without the slash that the client includes after the bucket.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: BUCKET }],
    });
    const { store } = server;
    const listObjects = store.listObjects.bind(store);
    store.listObjects = (bucket, options) =>
      listObjects(
        bucket,
        options.maxKeys === undefined
          ? options
          : { ...options, maxKeys: Math.min(options.maxKeys, result.pageSize) },
      );
    const putObject = store.putObject.bind(store);
    store.putObject = async (object) => {
      object.content = Readable.from([await buffer(object.content)]);
      return putObject(object);
    };
    server.middleware.unshift(async (context, next) => {
      const { method, path, headers, res } = context;
      const disturbance = await result.disturb({ method, path });
      if (disturbance === 'cut') {
        context.res.destroy();
        return undefined;
      }
      if (disturbance === 'page') {
        context.type = 'text/html';
        context.body = '<!doctype html><title>Wartung</title>';
        return undefined;
      }
      if (disturbance === 'half') {
        context.respond = false;
        res.writeHead(206, { 'Content-Length': 2 }).write('x', () => res.destroy());
        return undefined;
      }
      if (typeof disturbance === 'number') {
        context.status = disturbance;
        context.type = 'application/xml';
        context.body = refused(disturbance === 409 ? 'ConditionalRequestConflict' : 'InternalError');
        return undefined;
      }
      result.unsent += 1;
      const sent = new Promise<void>((resolve) =>
        res.once('close', () => {
          result.unsent -= 1;
          resolve();
        }),
      );
      await new Promise<void>((resolve, reject) => {
        void lock.run(path, async () => {
          const ifNoneMatch = method === 'PUT' ? headers['if-none-match'] : undefined;
          const ifMatch = method === 'PUT' ? headers['if-match'] : undefined;
          if (await isRefused(path, ifNoneMatch, ifMatch)) {
            context.status = 412;
            context.type = 'application/xml';
            context.body = refused('PreconditionFailed');
            resolve();
          } else {
            const done = next();
            if (disturbance === 'cutAfter') await done.then(() => context.res.destroy());
            await done.then(resolve, reject);
          }
          // Responses are read to their end before the next write.
          await sent;
        });
      });
      return undefined;
    });
    await server.run();
  }

  const kill = async () => {
    // Otherwise it would close its log, to which running requests still write.
    server.httpServer.removeAllListeners('close');
    const closed = server.close();
    server.httpServer.closeAllConnections();
    await closed;
  };
  const result: ObjectStoreServer = {
    url: `http://127.0.0.1:${port}`,
    disturb: () => undefined,
    knowsConditions: true,
    pageSize: PAGE_SIZE,
    unsent: 0,
    keys: async (prefix) => {
      const { objects } = await server.store.listObjects(BUCKET, { prefix });
      return objects.map(({ key }) => key);
    },
    remove: async (prefix) => {
      for (const key of await result.keys(prefix)) await server.store.deleteObject(BUCKET, key);
    },
    overwrite: async (key, text) => {
      await server.store.putObject({ bucket: BUCKET, key, content: Readable.from([text]), metadata: {} });
    },
    kill,
    restart: run,
    stop: async () => {
      await kill().catch(() => undefined);
      await rm(directory, { recursive: true, force: true });
    },
  };
  await run();
  return result;
}

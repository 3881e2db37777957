/** Types for the parts of s3rver that the tests use; it has none of its own. */
declare module '@20minutes/s3rver' {
  import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Context {
    method: string;
    path: string;
    headers: IncomingHttpHeaders;
    res: ServerResponse;
    status: number;
    type: string;
    body: string;
    respond: boolean;
  }

  interface Store {
    existsObject: (bucket: string, key: string) => Promise<boolean>;
    getMetadata: (bucket: string, key: string) => Promise<{ etag: string }>;
    putObject: (object: {
      bucket: string;
      key: string;
      content: Readable;
      metadata: object;
    }) => Promise<unknown>;
    deleteObject: (bucket: string, key: string) => Promise<void>;
    listObjects: (
      bucket: string,
      options: { prefix: string; maxKeys?: number },
    ) => Promise<{ objects: { key: string }[] }>;
  }

  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });

    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: Store;
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }

  export = S3rver;
}

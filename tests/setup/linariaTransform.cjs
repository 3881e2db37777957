/*
 * Jest transform: real Linaria class names, then swc. Jest's transforms are synchronous and Linaria's compiler is
 * not, so it runs in a worker thread that this thread waits for.
 */
const { createHash } = require('node:crypto');
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { MessageChannel, Worker, receiveMessageOnPort } = require('node:worker_threads');
const swc = require('@swc/core');

const ROOT = path.resolve(__dirname, '../..');
const USES_LINARIA = /@linaria\/core/;

/** Class names and tokens are evaluated at compile time, so a changed token must change every cached result. */
const tokenHash = (() => {
  const hash = createHash('sha256');
  for (const room of ['src/theme', 'src/config']) {
    for (const name of readdirSync(path.join(ROOT, room)).sort()) hash.update(readFileSync(path.join(ROOT, room, name)));
  }
  hash.update(readFileSync(__filename));
  return hash.digest('hex');
})();

let compiler;

function startCompiler() {
  const signal = new SharedArrayBuffer(4);
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(path.join(__dirname, 'linariaWorker.cjs'), {
    workerData: { port: port2, signal, root: ROOT },
    transferList: [port2],
  });
  worker.unref();
  port1.unref();
  return { flag: new Int32Array(signal), port: port1 };
}

function compileStyles(filename, code) {
  compiler ??= startCompiler();
  const { flag, port } = compiler;
  Atomics.store(flag, 0, 0);
  port.postMessage({ filename, code });
  if (Atomics.wait(flag, 0, 0, 60_000) === 'timed-out') throw new Error(`Linaria did not answer for ${filename}.`);
  const { output, error } = receiveMessageOnPort(port).message;
  if (error) throw new Error(error);
  return output;
}

function compileScript(filename, code) {
  return swc.transformSync(code, {
    filename,
    sourceMaps: 'inline',
    swcrc: false,
    configFile: false,
    module: { type: 'commonjs', ignoreDynamic: false },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: !filename.endsWith('.ts') },
      transform: { react: { runtime: 'automatic' } },
    },
  }).code;
}

module.exports = {
  process(code, filename) {
    const isOurs = !filename.includes(`${path.sep}node_modules${path.sep}`);
    const styled = isOurs && USES_LINARIA.test(code) ? compileStyles(filename, code) : code;
    return { code: compileScript(filename, styled) };
  },
  getCacheKey(code, filename) {
    return createHash('sha256').update(tokenHash).update(path.relative(ROOT, filename)).update(code).digest('hex');
  },
};

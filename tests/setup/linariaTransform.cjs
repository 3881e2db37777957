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
const WORKER = path.join(__dirname, 'linariaWorker.cjs');
/** Jest runs CommonJS, which has no `import.meta`; and there is no dev server. */
const HOT = /\bimport\.meta\.hot\b/g;

const USES_LINARIA = /@linaria\/core/;

/** True for a file of the project with styles, which Linaria compiles. */
const hasStyles = (source, filename) =>
  !filename.includes(`${path.sep}node_modules${path.sep}`) && USES_LINARIA.test(source);

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
};

const toolsHash = hashOf([
  ...['@wyw-in-js/transform', '@swc/core'].map((name) =>
    path.join(ROOT, 'node_modules', name, 'package.json'),
  ),
  __filename,
  WORKER,
]);

/** Styles and tokens are evaluated at compile time, so a changed token must change the cached result of every file with styles. */
const evaluatedHash = (() => {
  const folders = ['src/theme', 'src/config', 'src/lib'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort(),
  );
  return hashOf(folders);
})();

/** Longest wait for one answer, ms: the first one loads the compiler, and the machine may be busy with much else. */
const ANSWER_MS = 5 * 60_000;

let compiler;

function startCompiler() {
  const signal = new SharedArrayBuffer(4);
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(WORKER, {
    workerData: { port: port2, signal, root: ROOT },
    transferList: [port2],
  });
  worker.unref();
  port1.unref();
  return { flag: new Int32Array(signal), port: port1, worker };
}

/** The code with its styles taken out, and the map back to the source. */
function compileStyles(filename, code) {
  compiler ??= startCompiler();
  const { flag, port, worker } = compiler;
  Atomics.store(flag, 0, 0);
  port.postMessage({ filename, code });
  if (Atomics.wait(flag, 0, 0, ANSWER_MS) === 'timed-out') {
    // Its late answer would be taken for that to the next question.
    compiler = undefined;
    void worker.terminate();
    throw new Error(`Linaria did not answer for ${filename} within ${ANSWER_MS / 60_000} minutes.`);
  }
  const { output, map, error } = receiveMessageOnPort(port).message;
  if (error) throw new Error(error);
  return { code: output, map };
}

function compileScript(filename, code, map) {
  return swc.transformSync(code, {
    filename,
    sourceMaps: true,
    ...(map ? { inputSourceMap: JSON.stringify(map) } : {}),
    swcrc: false,
    configFile: false,
    module: { type: 'commonjs', ignoreDynamic: false },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: !filename.endsWith('.ts') },
      // `hidden.jest` lifts jest.mock above the imports, as every Jest transform does.
      transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
    },
  });
}

module.exports = {
  process(source, filename) {
    const styled = hasStyles(source, filename)
      ? compileStyles(filename, source)
      : { code: source.replace(HOT, 'undefined') };
    const { code, map } = compileScript(filename, styled.code, styled.map);
    return map ? { code, map } : { code };
  },
  getCacheKey(source, filename) {
    return createHash('sha256')
      .update(toolsHash)
      .update(hasStyles(source, filename) ? evaluatedHash : '')
      .update(path.relative(ROOT, filename))
      .update(source)
      .digest('hex');
  },
};

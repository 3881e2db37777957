// Runs the Linaria compiler, which is asynchronous, for the synchronous Jest transform that waits for it.
const { workerData } = require('node:worker_threads');

const { port, signal, root } = workerData;
const flag = new Int32Array(signal);

const compiler = (async () => {
  const [{ transform, TransformCacheCollection }, { syncResolve }] = await Promise.all([
    import('@wyw-in-js/transform'),
    import('@wyw-in-js/shared'),
  ]);
  const cache = new TransformCacheCollection();
  // The same function in every call: Linaria clears its cache if it gets another one.
  const resolve = async (what, importer, stack) => syncResolve(what, importer, stack);
  return (filename, code) =>
    transform({ options: { filename, root, pluginOptions: { configFile: false } }, cache }, code, resolve);
})();

port.on('message', async ({ filename, code }) => {
  let answer;
  try {
    const run = await compiler;
    const { code: output, sourceMap } = await run(filename, code);
    answer = { output, map: sourceMap ?? null };
  } catch (error) {
    answer = { error: error.stack ?? String(error) };
  }
  port.postMessage(answer);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
});

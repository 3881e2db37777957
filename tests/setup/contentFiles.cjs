// Stands for stories/compose/model/contentFiles.ts, which only Vite can run.
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../..');

const files = readdirSync(path.join(ROOT, 'content-json'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .sort();

exports.CONTENT_FILES = Object.fromEntries(
  files.map((file) => [path.relative(ROOT, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]),
);

// Nothing changes while tests run.
exports.onContentChange = () => () => {};
exports.currentContentFiles = () => exports.CONTENT_FILES;

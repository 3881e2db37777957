const { writeFileSync } = require('node:fs');
const path = require('node:path');

/** Jest reporter that creates a file at the start of each test file, which strace shows; see `openedFiles.ts`. */
module.exports = class MarkStart {
  /** @param {{ path: string }} test */
  onTestFileStart(test) {
    writeFileSync(path.join(process.env.TEST_MARKS_DIR ?? '', encodeURIComponent(test.path)), '');
  }
};

// Covers content-json.
import { readContentFiles } from '../../scripts/composer/contentFolder';
import { ROOT } from './builtStorybook';

/** The texts of all content files by path, as passed to "Compose a page". */
export const CONTENT_FILES = readContentFiles(ROOT);

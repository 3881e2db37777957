// Covers content-json.
import { readContentFiles } from '../../scripts/composer/contentFolder';
import { ROOT } from './builtStorybook';

/** The texts of all content files by their paths, as "Compose a page" gets them. */
export const CONTENT_FILES = readContentFiles(ROOT);

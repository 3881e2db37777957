import { checkFileNames } from '../../../scripts/check/fileNames';
import { problemsOf } from './smallTree';

it('finds files and folders that differ in case only, each once', () => {
  const files = {
    'pictures/Notices/a.txt': '',
    'pictures/Notices/b.txt': '',
    'pictures/notices/c.txt': '',
    'pictures/notices/d.txt': '',
    'pictures/e.txt': '',
    'pictures/E.txt': '',
  };
  const message = (other: string) =>
    `differs from ${other} in upper and lower case only, which macOS and Windows ignore - rename one of them`;
  expect(problemsOf(checkFileNames, files)).toEqual([
    `pictures/e.txt:0 ${message('pictures/E.txt')}`,
    `pictures/notices:0 ${message('pictures/Notices')}`,
  ]);
});

it('is content with equal names in different folders', () => {
  expect(problemsOf(checkFileNames, { 'a/Note.txt': '', 'b/note.txt': '' })).toEqual([]);
});

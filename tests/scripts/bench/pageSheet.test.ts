import { pagesOf } from '../../../scripts/bench/sheet/command';
import { SHEET_WIDTHS } from '../../../scripts/bench/sheet/pagePictures';
import { pictureFile, sheetHtml } from '../../../scripts/bench/sheet/sheetHtml';

const pages = pagesOf('/,/en/work/');

it('names pages after their address', () => {
  expect(pages).toEqual([
    { name: 'home', path: '/', status: 200 },
    { name: 'en_work', path: '/en/work/', status: 200 },
  ]);
});

it.each(['work', '/work', 'https://sff.example/', '/a b/', '/../'])('takes no address such as %j', (text) => {
  expect(() => pagesOf(text)).toThrow(`"${text}" is no path of a page`);
});

it('has a row for each page and a picture for each width', () => {
  const html = sheetHtml('Contact sheet', pages);
  expect(html.match(/<tr id=/g)).toHaveLength(2);
  expect(html.match(/<img /g)).toHaveLength(2 * SHEET_WIDTHS.length);
  expect(html).toContain('<a href="en_work-2000.jpg"><img src="en_work-2000.jpg" width="400" alt=""></a>');
});

it('shows what a page looked like before, and where nothing is known of it', () => {
  const known = new Set([pictureFile('home', 360)]);
  const html = sheetHtml('Contact sheet', pages, { folder: '../before', has: known });
  expect(html).toContain('src="../before/home-360.jpg"');
  expect(html.match(/none before/g)).toHaveLength(2 * SHEET_WIDTHS.length - 1);
});

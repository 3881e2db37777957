import { scanCodeOf } from '../../../scripts/content/resolve/scanCode';
import { readScanCode } from '../../helpers/readScanCode';
import { contentOf, ORIGIN, siteOf } from './contentTree';

const ADDRESS = 'https://www.sff.example/jobs/texterin-texter-fuer-klang-und-sprache-4112/';

it.each(['https://www.sff.example/', ADDRESS, `${ADDRESS}${'a'.repeat(200)}`])('is read as %s', (address) => {
  expect(readScanCode(scanCodeOf(address))).toBe(address);
});

it('is still read with a stain, and not if there is more stain than code', () => {
  const code = scanCodeOf(ADDRESS);
  const middle = code.modules / 2;
  const stain = (radius: number) => (x: number, y: number) => Math.hypot(x - middle, y - middle) < radius;
  expect(readScanCode(code, stain(code.modules / 10))).toBe(ADDRESS);
  expect(readScanCode(code, stain(code.modules / 3))).toBeUndefined();
});

it('leaves the white around it that readers need', () => {
  const { modules, path } = scanCodeOf(ADDRESS);
  const starts = [...path.matchAll(/M(\d+) (\d+)\.5/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...starts.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...starts.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...starts.map(([, y = 0]) => y))).toBe(modules - 5);
});

it('leads from a printed job or release to its own page', async () => {
  const site = await siteOf();
  const job = contentOf(site, '/jobs/strategie-102/', 'jobDetail');
  expect(readScanCode(job.scanCode)).toBe(`${ORIGIN}/jobs/strategie-102/`);
});

it('says so when an address is too long for any code', () => {
  expect(() => scanCodeOf(`https://www.sff.example/${'a'.repeat(2400)}`)).toThrow(Error);
});

import { samplePages } from '../helpers/builtSite';
import { siteInBrowser } from '../helpers/siteInBrowser';
import { inParallel, untilHydrated } from '../helpers/visit';

const WIDTHS = [360, 640, 768, 1024, 1280, 2000];

const site = siteInBrowser();

/** Visible words that stand on two lines although nothing allows to part them: no hyphen, soft hyphen, slash or at. */
function brokenWords(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      // After a soft hyphen the browser counts the hyphen, on the line before, to the first letter.
      const isAfterHyphen = node.nodeValue?.[index - 1] === '\u00ad';
      range.setStart(node, isAfterHyphen ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}

it('breaks no word where nothing allows it', async () => {
  const faults: string[] = [];
  await inParallel(samplePages(), 2, async (path) => {
    const visit = await site.visit({ reducedMotion: 'reduce' });
    await visit.page.goto(site.url() + path);
    await untilHydrated(visit.page);
    for (const width of WIDTHS) {
      await visit.page.setViewportSize({ width, height: 800 });
      const words = await visit.page.evaluate(brokenWords);
      faults.push(...words.map((word) => `${path} at ${width} px: ${word}`));
    }
    await visit.close();
  });
  expect(faults).toEqual([]);
}, 300_000);

import path from 'node:path';
import type { FileChooser, Locator, Page } from 'playwright-core';

/** How the job list, forms and files are used: by touch, by keyboard, or by touch without script. */
export const WAYS = ['touch', 'keyboard', 'noScript'] as const;
/** One of these ways. */
export type Way = (typeof WAYS)[number];

/** Speed of the simulated applicant. */
export interface Pace {
  /** Characters typed, and Tab presses, per second. */
  lettersPerSecond: number;
  /** Time before each tap and each swipe, ms. */
  aimMs: number;
}

/** What a walk took so far. */
export interface Effort {
  /** Taps, including those in the system's file list. */
  taps: number;
  /** Key presses other than text: Tab, Enter, Space. */
  keys: number;
  /** Characters of text. */
  letters: number;
  /** Swipes to scroll to something off-screen. */
  swipes: number;
}

/** A file to choose. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const MOST_TABS = 150;

/** Presses in the system's file list: one to select the file, one to confirm. */
const PRESSES_IN_LIST = 2;

/** Longest wait for the system's file list, ms. */
const LIST_MS = 30_000;

/** Share of the screen by which a swipe scrolls. */
const SWIPE = 0.8;

/** Space reserved for bars at the top and bottom of the screen, px. */
const BAR = 80;

/** Returns how far an element is off-screen, px: negative if above the screen, 0 if it can be tapped. */
const outOfSight = (element: Element, bar: number): number => {
  const { left, top, width, height, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit !== null && (element.contains(hit) || hit.contains(element)) && top >= 0 && bottom <= innerHeight)
    return 0;
  return top < bar ? top - bar : Math.max(0, bottom - (innerHeight - bar));
};

/** A simulated applicant with a phone, who uses touch or a keyboard. */
export class Applicant {
  readonly effort: Effort = { taps: 0, keys: 0, letters: 0, swipes: 0 };

  constructor(
    readonly page: Page,
    readonly way: Way,
    readonly pace: Pace,
  ) {
    // From the start: the browser takes a while to learn that file choosers are intercepted.
    page.on('filechooser', (chooser) => this.#choosers.push(chooser));
  }

  readonly #choosers: FileChooser[] = [];

  get #letterMs(): number {
    return 1000 / this.pace.lettersPerSecond;
  }

  async #key(key: string): Promise<void> {
    this.effort.keys += 1;
    await this.page.waitForTimeout(this.#letterMs);
    await this.page.keyboard.press(key);
  }

  async #swipeTo(control: Locator): Promise<void> {
    for (let turn = 0; turn < 60; turn += 1) {
      const distance = await control.evaluate(outOfSight, BAR);
      if (distance === 0) return;
      const most = SWIPE * (this.page.viewportSize()?.height ?? 0);
      this.effort.swipes += 1;
      await this.page.waitForTimeout(this.pace.aimMs);
      await this.page.evaluate(
        (by) => scrollBy({ top: by, behavior: 'instant' }),
        Math.sign(distance) * Math.min(Math.abs(distance) + BAR, most),
      );
    }
    throw new Error(`${control.toString()} cannot be scrolled to.`);
  }

  async #tabTo(control: Locator): Promise<void> {
    for (let count = 0; count < MOST_TABS; count += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await this.#key('Tab');
    }
    throw new Error(`${control.toString()} cannot be reached by Tab.`);
  }

  /**
   * Skips a page's header by its skip link for keyboards. After a client-side navigation the focus is already behind
   * the header.
   */
  async skipHeader(): Promise<void> {
    if (this.way !== 'keyboard') return;
    if (await this.page.evaluate(() => document.activeElement !== document.body)) return;
    await this.#key('Tab');
    await this.#key('Enter');
  }

  /** Activates a link, button or (with `Space`) checkbox. */
  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await control.waitFor();
    if (this.way === 'keyboard') {
      await this.#tabTo(control);
      await this.#key(key);
      return;
    }
    await this.#swipeTo(control);
    this.effort.taps += 1;
    await this.page.waitForTimeout(this.pace.aimMs);
    await control.tap();
  }

  /** Types into an empty field. */
  async write(control: Locator, words: string): Promise<void> {
    if (this.way === 'keyboard') {
      await control.waitFor();
      await this.#tabTo(control);
    } else await this.press(control);
    this.effort.letters += words.length;
    await this.page.keyboard.type(words, { delay: this.#letterMs });
  }

  /** Chooses a file in a file input; a visually hidden one is used through its parent. */
  async choose(control: Locator, file: ChosenFile): Promise<void> {
    await control.waitFor({ state: 'attached' });
    const before = this.#choosers.length;
    const isSmall = await control.evaluate((element) => element.getBoundingClientRect().width < 24);
    await this.press(isSmall && this.way !== 'keyboard' ? control.locator('..') : control);
    const end = performance.now() + LIST_MS;
    while (this.#choosers.length === before) {
      if (performance.now() > end) throw new Error(`${control.toString()} does not open a file chooser.`);
      await this.page.waitForTimeout(20);
    }
    this.effort[this.way === 'keyboard' ? 'keys' : 'taps'] += PRESSES_IN_LIST;
    await this.page.waitForTimeout(PRESSES_IN_LIST * this.pace.aimMs);
    await this.#choosers.at(-1)?.setFiles(file);
  }

  /** Saves a screenshot, if a folder is given. */
  async picture(folder: string | undefined, name: string): Promise<void> {
    if (folder !== undefined) await this.page.screenshot({ path: path.join(folder, `${name}.png`) });
  }
}

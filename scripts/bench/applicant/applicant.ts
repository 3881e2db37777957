import path from 'node:path';
import type { FileChooser, Locator, Page } from 'playwright-core';

/** How somebody gets from the job list to the end of their application. */
export const WAYS = ['touch', 'keyboard', 'noScript'] as const;
/** One of them. */
export type Way = (typeof WAYS)[number];

/** How fast somebody is. */
export interface Pace {
  /** Letters, and presses of Tab, in a second. */
  lettersPerSecond: number;
  /** Looking for a control before it is pressed, or before the page is moved on by a screen, ms. */
  aimMs: number;
}

/** What a walk took. */
export interface Effort {
  /** Touches, and what chooses a file in the system's own list. */
  taps: number;
  /** Presses of keys that are no text: Tab, Enter, Space. */
  keys: number;
  /** Letters of text. */
  letters: number;
  /** Screens by which the page was moved on to something out of sight. */
  swipes: number;
}

/** A file as it is chosen. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const MOST_TABS = 150;

/** In the system's list of files: one for the file, one to confirm it. */
const PRESSES_IN_LIST = 2;

/** What the system's list of files is not waited for any longer. */
const LIST_MS = 30_000;

/** What of a screen is new after a swipe. */
const SWIPE = 0.8;

/** Room that bars at the upper and lower edge may take, px. */
const BAR = 80;

/** How far an element is out of sight, px; below 0 above the screen, 0 where it can be touched. */
const outOfSight = (element: Element, bar: number): number => {
  const { left, top, width, height, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit !== null && (element.contains(hit) || hit.contains(element)) && top >= 0 && bottom <= innerHeight)
    return 0;
  return top < bar ? top - bar : Math.max(0, bottom - (innerHeight - bar));
};

/** Somebody with a phone, who touches what they want or gets there by a keyboard. */
export class Applicant {
  readonly effort: Effort = { taps: 0, keys: 0, letters: 0, swipes: 0 };

  constructor(
    readonly page: Page,
    readonly way: Way,
    readonly pace: Pace,
  ) {
    // From the start: the browser learns some time later that somebody else chooses the files.
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
   * Leaves the header of a page behind, by the link that is there for keyboards; where the page has come without a new
   * document, the focus is behind the header already.
   */
  async skipHeader(): Promise<void> {
    if (this.way !== 'keyboard') return;
    if (await this.page.evaluate(() => document.activeElement !== document.body)) return;
    await this.#key('Tab');
    await this.#key('Enter');
  }

  /** Presses a link or button, and a checkbox by `Space`. */
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

  /** Writes into an empty field. */
  async write(control: Locator, words: string): Promise<void> {
    if (this.way === 'keyboard') {
      await control.waitFor();
      await this.#tabTo(control);
    } else await this.press(control);
    this.effort.letters += words.length;
    await this.page.keyboard.type(words, { delay: this.#letterMs });
  }

  /** Chooses a file in a control for files; a small one stands in a button of its own. */
  async choose(control: Locator, file: ChosenFile): Promise<void> {
    await control.waitFor({ state: 'attached' });
    const before = this.#choosers.length;
    const isSmall = await control.evaluate((element) => element.getBoundingClientRect().width < 24);
    await this.press(isSmall && this.way !== 'keyboard' ? control.locator('..') : control);
    const end = performance.now() + LIST_MS;
    while (this.#choosers.length === before) {
      if (performance.now() > end) throw new Error(`${control.toString()} opens no list of files.`);
      await this.page.waitForTimeout(20);
    }
    this.effort[this.way === 'keyboard' ? 'keys' : 'taps'] += PRESSES_IN_LIST;
    await this.page.waitForTimeout(PRESSES_IN_LIST * this.pace.aimMs);
    await this.#choosers.at(-1)?.setFiles(file);
  }

  /** Keeps a picture of what is on screen, where a folder is given. */
  async picture(folder: string | undefined, name: string): Promise<void> {
    if (folder !== undefined) await this.page.screenshot({ path: path.join(folder, `${name}.png`) });
  }
}

import type { Locator, Page } from 'playwright-core';

/** How somebody finds their way through the tool. */
export const WAYS = ['mouse', 'keyboard'] as const;
/** One of them. */
export type Way = (typeof WAYS)[number];

/** What a walk took of whoever made it. */
export interface Effort {
  clicks: number;
  /** Presses of Tab on the way to a control. */
  tabs: number;
  /** Other keys that are no text: Enter, arrows, selecting what is to be replaced. */
  keys: number;
  /** Characters of text. */
  typed: number;
}

const MOST_TABS = 400;

/** Somebody at the tool, who either clicks what they want or goes there by Tab. */
export class Person {
  readonly effort: Effort = { clicks: 0, tabs: 0, keys: 0, typed: 0 };

  constructor(
    readonly page: Page,
    readonly way: Way,
  ) {}

  async #press(key: string): Promise<void> {
    this.effort.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Gets to a control; by keyboard in the direction in which it stands. */
  async #reach(control: Locator): Promise<void> {
    await control.waitFor();
    if (this.way === 'mouse') {
      this.effort.clicks += 1;
      await control.click();
      return;
    }
    const isBefore = await control.evaluate(
      (element) =>
        ((document.activeElement?.compareDocumentPosition(element) ?? 0) &
          Node.DOCUMENT_POSITION_PRECEDING) !==
        0,
    );
    for (let count = 0; count < MOST_TABS; count += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      this.effort.tabs += 1;
      await this.page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${control.toString()} cannot be reached by Tab.`);
  }

  /** Presses a button. */
  async push(control: Locator): Promise<void> {
    await this.#reach(control);
    if (this.way === 'keyboard') await this.#press('Enter');
  }

  /** Chooses from a list. */
  async choose(control: Locator, value: string): Promise<void> {
    await this.#reach(control);
    if (this.way === 'mouse') this.effort.clicks += 1;
    else this.effort.keys += 2;
    await control.selectOption(value);
  }

  /** Writes into a field, in the place of what stands there. */
  async write(control: Locator, words: string): Promise<void> {
    await this.#reach(control);
    if ((await control.getAttribute('type')) === 'date') {
      // In which order a day is typed is the browser's own affair; the digits are the same.
      this.effort.typed += words.replaceAll('-', '').length;
      await control.fill(words);
      return;
    }
    await this.#press('ControlOrMeta+a');
    await this.type(words);
  }

  /** Types where the focus is. */
  async type(words: string): Promise<void> {
    this.effort.typed += words.length;
    await this.page.keyboard.insertText(words);
  }

  /** Asks for the page to be saved. */
  async save(): Promise<void> {
    if (this.way === 'mouse') await this.push(this.page.getByRole('button', { name: 'Save …' }));
    else await this.#press('ControlOrMeta+s');
  }

  /** Shows one of the tabs. */
  async show(name: RegExp): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    if (this.way === 'mouse') return this.push(tab);
    await this.#reach(this.page.getByRole('tab', { selected: true }));
    while ((await tab.getAttribute('aria-selected')) !== 'true') await this.#press('ArrowRight');
  }

  /** Adds a block by its name; the list of blocks takes the focus by itself. */
  async addBlock(type: string): Promise<void> {
    await this.push(this.page.getByRole('button', { name: 'Add block', exact: true }));
    const search = this.page.getByLabel(/^Find a block/);
    await search.waitFor();
    if (!(await search.evaluate((element) => element === document.activeElement))) await this.#reach(search);
    await this.type(type);
    await this.#press('Enter');
  }
}

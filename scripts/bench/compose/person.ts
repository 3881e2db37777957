import type { Locator, Page } from 'playwright-core';

/** How the tool is used. */
export const WAYS = ['mouse', 'keyboard'] as const;
/** One of these ways. */
export type Way = (typeof WAYS)[number];

/** What a walk took so far. */
export interface Effort {
  clicks: number;
  /** Tab presses to reach a control. */
  tabs: number;
  /** Other keys except text: Enter, arrows, selecting text to replace. */
  keys: number;
  /** Characters of text. */
  typed: number;
}

const MOST_TABS = 400;

/** A simulated user of the tool, who clicks controls or reaches them by Tab. */
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

  /** Clicks a control or focuses it by Tab, backwards if it precedes the focused element. */
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

  /** Selects an option of a list. */
  async choose(control: Locator, value: string): Promise<void> {
    await this.#reach(control);
    if (this.way === 'mouse') this.effort.clicks += 1;
    else this.effort.keys += 2;
    await control.selectOption(value);
  }

  /** Replaces the content of a field. */
  async write(control: Locator, words: string): Promise<void> {
    await this.#reach(control);
    if ((await control.getAttribute('type')) === 'date') {
      // The order in which a date is typed depends on the browser; the number of digits does not.
      this.effort.typed += words.replaceAll('-', '').length;
      await control.fill(words);
      return;
    }
    await this.#press('ControlOrMeta+a');
    await this.type(words);
  }

  /** Types into the focused element. */
  async type(words: string): Promise<void> {
    this.effort.typed += words.length;
    await this.page.keyboard.insertText(words);
  }

  /** Opens the dialog to save the page. */
  async save(): Promise<void> {
    if (this.way === 'mouse') await this.push(this.page.getByRole('button', { name: 'Save …' }));
    else await this.#press('ControlOrMeta+s');
  }

  /** Selects a tab. */
  async show(name: RegExp): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    if (this.way === 'mouse') return this.push(tab);
    await this.#reach(this.page.getByRole('tab', { selected: true }));
    while ((await tab.getAttribute('aria-selected')) !== 'true') await this.#press('ArrowRight');
  }

  /** Adds a block by its name; the search field of the block list is usually focused already. */
  async addBlock(type: string): Promise<void> {
    await this.push(this.page.getByRole('button', { name: 'Add block', exact: true }));
    const search = this.page.getByLabel(/^Find a block/);
    await search.waitFor();
    if (!(await search.evaluate((element) => element === document.activeElement))) await this.#reach(search);
    await this.type(type);
    await this.#press('Enter');
  }
}

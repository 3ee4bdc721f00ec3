import type { Locator, Page } from 'playwright-core';

/** What a way through the pages has asked of people. */
export interface Effort {
  presses: number;
  fields: number;
  seconds: number;
}

/** Seconds of the keystroke-level model (Card, Moran, Newell 1980), and reading of a page and of a letter. */
const costs = { thought: 1.35, way: 1.1, press: 0.2, homing: 0.4, key: 0.28, page: 8, letter: 30 };

const deed = costs.thought + costs.way + costs.press;

/** Somebody who sees the product for the first time: each deed of his is counted, and how long it would take him. */
export const newcomer = (page: Page, effort: Effort) => ({
  page,
  async press(what: Locator): Promise<void> {
    await what.click();
    effort.presses += 1;
    effort.seconds += deed;
  },
  async type(into: Locator, text: string): Promise<void> {
    await into.fill(text);
    effort.fields += 1;
    effort.seconds += deed + 2 * costs.homing + text.length * costs.key;
  },
  /** A page that has opened is read before anything is done on it. */
  async read(what: Locator): Promise<void> {
    await what.first().waitFor();
    effort.seconds += costs.page;
  },
  /** A letter is found and read, and its link opened. */
  async follow(letter: Promise<string>, path: string): Promise<void> {
    await page.goto(new URL(path + (await letter), page.url()).href);
    effort.presses += 1;
    effort.seconds += costs.letter;
  },
});

export type Newcomer = ReturnType<typeof newcomer>;

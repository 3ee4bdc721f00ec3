import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { sized } from '../measure/size.ts';

export const matrix = { lines: sized(30, 2), suppliers: sized(6, 2) };

const cell = 'table input[data-row]';

/** Milliseconds from the first line of the matrix's own work until it stands on the page, opened ten times. */
export async function drawMatrix(context: BrowserContext, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < sized(10, 1); round += 1) {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(cell).first().waitFor();
    times.push(await page.evaluate(() => performance.getEntriesByName('compare.matrix')[0]?.duration ?? Number.NaN));
    await page.close();
  }
  return times;
}

/** Milliseconds of the browser's processor for each digit typed down a column: sums, coverage and drawing with it. */
export async function editMatrix(page: Page, url: string): Promise<number[]> {
  await page.goto(url);
  await page.locator(cell).first().focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(sized(2_000, 200));
  const times: number[] = [];
  for (let edit = 0; edit < matrix.lines; edit += 1) {
    const before = await busyMs(session);
    await page.keyboard.type('7');
    await page.waitForTimeout(100);
    times.push((await busyMs(session)) - before);
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(100);
  }
  return times;
}

async function busyMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
}

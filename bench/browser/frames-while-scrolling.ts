import type { Page } from 'playwright-core';
import { sized } from '../measure/size.ts';
import { countFrames } from './count-frames.ts';

/** Milliseconds between the frames of three seconds of the wheel, turned over the first element that is wanted. */
export async function framesWhileScrolling(page: Page, wanted: string): Promise<number[]> {
  await page.locator(wanted).first().hover();
  await page.waitForTimeout(sized(1_000, 100));
  const frames = page.evaluate(countFrames, sized(3_000, 300));
  for (let turn = 0; turn < sized(60, 5); turn += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(40);
  }
  return frames;
}

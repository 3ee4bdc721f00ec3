import type { Page } from 'playwright-core';
import { sized } from '../measure/size.ts';
import { countFrames } from './count-frames.ts';

/** Milliseconds between the frames of three seconds in which an element is dragged to and fro. */
export async function framesWhilePanning(page: Page, wanted: string): Promise<number[]> {
  const box = await page.locator(wanted).first().boundingBox();
  if (!box) throw new Error(`${wanted} is not on the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = page.evaluate(countFrames, sized(3_000, 300));
  for (let step = 1; step <= sized(75, 6); step += 1) {
    await page.mouse.move(x + 200 * Math.sin(step / 6), y + 90 * Math.sin(step / 9));
    await page.waitForTimeout(30);
  }
  const counted = await frames;
  await page.mouse.up();
  return counted;
}

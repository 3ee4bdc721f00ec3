import { compareQuotes } from './compare-quotes.ts';
import { makeEarly } from './make-early.ts';
import { makeGround } from './make-ground.ts';
import { orderGoods } from './order-goods.ts';
import type { Sample } from './sample.ts';

/** A month of a small workshop, by the operations that people use. */
export async function playStory(sample: Sample): Promise<void> {
  const ground = await makeGround(sample);
  await makeEarly(sample, ground);
  await compareQuotes(sample, ground);
  await orderGoods(sample, ground);
}

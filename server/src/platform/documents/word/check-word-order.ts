import type { WordCheckOrder } from '../thread/rendering-order.ts';
import { checkWord } from './check-word.ts';

/** What the check of a Word file finds, as the bytes that the rendering thread answers with. */
export const checkWordOrder = async ({ file }: WordCheckOrder): Promise<Uint8Array> =>
  Buffer.from(JSON.stringify(await checkWord(file)));

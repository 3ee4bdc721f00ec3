import { say } from '../../../kit/say.ts';
import type { Batch } from './queries.ts';

/** What a batch carries, in a few words: its first item, and how many more there are. */
export function goodsOf({ items }: Pick<Batch, 'items'>): string {
  const [first, ...more] = items;
  if (!first) return say('nothing yet', 'пока пусто');
  return more.length === 0 ? first.name : `${first.name} ${say(`and ${more.length} more`, `и ещё ${more.length}`)}`;
}

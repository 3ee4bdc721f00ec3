import { compareDecimals, subtractDecimals } from '../../../kit/decimal-sum.ts';
import { readDecimal } from '../../../kit/decimal-text.ts';
import type { Batch } from './queries.ts';

type Item = Batch['items'][number];

export type Came = Readonly<Record<string, string | null>>;

/** What a batch carries of an item: what was moved into another batch goes with that one. */
export const carriedOf = ({ quantity, movedQuantity }: Pick<Item, 'quantity' | 'movedQuantity'>) =>
  readDecimal(subtractDecimals(quantity, movedQuantity)) ?? '0';

/** All of what a batch carries has come, until somebody says otherwise. */
export const cameAtFirst = (items: readonly Item[]): Came =>
  Object.fromEntries(items.map((item) => [item.id, carriedOf(item)]));

/** Items of which less came than the batch carries. */
export const shortOf = (items: readonly Item[], came: Came): Item[] =>
  items.filter((item) => compareDecimals(came[item.id] ?? '0', carriedOf(item)) < 0);

/** The items of a delivery that did not come as they were sent: those that are not named have come whole. */
export const deliveredBody = (items: readonly Item[], came: Came) =>
  items.flatMap((item) => {
    const deliveredQuantity = came[item.id] ?? '0';
    return compareDecimals(deliveredQuantity, carriedOf(item)) === 0 ? [] : [{ id: item.id, deliveredQuantity }];
  });

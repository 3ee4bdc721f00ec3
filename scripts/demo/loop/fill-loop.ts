import type { Folded } from '../fold-rows.ts';
import { pushRecords, type Tally } from '../push-records.ts';
import type { ScmsRow } from '../read-scms.ts';
import { type Chosen, chooseOrders } from './choose-orders.ts';
import { groupOrders } from './group-orders.ts';
import { marketOf } from './market-of.ts';
import { playStories } from './play-stories.ts';
import { requisitionRecords } from './requisition-records.ts';
import type { People } from './scene.ts';
import { stories } from './stories/stories.ts';

interface Company {
  folded: Folded;
  /** Identifiers in the portal, by outside ones. */
  ids: Record<'items' | 'warehouses' | 'suppliers', ReadonlyMap<string, string>>;
}

export interface Loop {
  chosen: Chosen;
  refused: Array<{ row: string; reason: string }>;
  tallies: Tally[];
  /** A requisition with several quotes to look at, and one that was delivered and paid. */
  example: Record<'compared' | 'paid', string | undefined>;
}

/** From need to receipt: real orders become requisitions, and each is told a story of its own. */
export async function fillLoop(
  people: People,
  { folded, ids }: Company,
  rows: readonly ScmsRow[],
  most: number,
): Promise<Loop> {
  const { orders, refused } = groupOrders(folded);
  const chosen = chooseOrders(orders, marketOf(folded.items), most);
  const records = requisitionRecords(chosen.orders, { ...ids, rows }, new Date());
  const requisitions = await pushRecords(people.erp, 'Requisitions', 'purchase-requisitions', records);
  const told = await playStories(chosen.orders, { people, suppliers: ids.suppliers });
  const example = (name: string) =>
    requisitions.ids.get(chosen.orders[stories.findIndex((story) => story.name === name)]?.order.externalId ?? '');
  return {
    chosen,
    refused,
    tallies: [requisitions, told],
    example: { compared: example('split between two'), paid: example('delivered and paid') },
  };
}

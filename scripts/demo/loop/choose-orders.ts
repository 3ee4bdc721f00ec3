import type { Order } from './group-orders.ts';
import type { Market } from './market-of.ts';
import { type Offer, offersFor } from './offers-for.ts';

export interface ChosenOrder {
  order: Order;
  offers: Offer[];
}

export interface Chosen {
  orders: ChosenOrder[];
  /** Orders that make no requisition, by the reason. */
  left: Map<string, number>;
}

/** As many packs of every line as can be split between suppliers and deliveries. */
const fewestPacks = 4;

/** The latest orders that are worth a requisition; the others are counted with the reason. */
export function chooseOrders(orders: readonly Order[], market: Market, most: number): Chosen {
  const chosen: Chosen = { orders: [], left: new Map() };
  const leave = (reason: string) => chosen.left.set(reason, (chosen.left.get(reason) ?? 0) + 1);
  for (const order of orders) {
    const offers = offersFor(order, market);
    const sellers = offers.filter(({ lines }) => lines.size > 0).length;
    if (order.lines.some(({ quantity }) => Number(quantity) < fewestPacks))
      leave(`fewer than ${fewestPacks} packs of a line: nothing to split`);
    else if (sellers < 2) leave('fewer than two suppliers have ever sold it at a price');
    else if (order.lines.some((_, place) => !offers.some(({ lines }) => lines.has(place))))
      leave('a line that nobody who is asked has ever sold at a price');
    else if (chosen.orders.length >= most) leave('beyond the number that was asked for');
    else chosen.orders.push({ order, offers });
  }
  return chosen;
}

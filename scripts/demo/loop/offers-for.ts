import { distributors } from '../suppliers.ts';
import type { Order } from './group-orders.ts';
import type { Asked, Market, Seller } from './market-of.ts';

/** A supplier who is asked, and what it may offer for the lines of an order, by their places. */
export interface Offer extends Seller {
  lines: ReadonlyMap<number, Asked>;
}

const most = 4;

/** Fewest suppliers that are asked. Who sells nothing of the order makes up the number, and says so or stays silent. */
export const fewest = 3;

/** Who is asked for an order: those who sell the most of its lines, and a distributor in roubles. */
export function offersFor({ lines }: Order, market: Market): Offer[] {
  const offers = new Map<string, Seller & { lines: Map<number, Asked> }>();
  for (const [place, { item }] of lines.entries())
    for (const [externalId, { currency, price, tiers, analog }] of market(item.externalId)) {
      const offer = offers.get(externalId) ?? { externalId, currency, lines: new Map<number, Asked>() };
      offers.set(externalId, offer);
      offer.lines.set(place, { price, tiers, ...(analog && { analog }) });
    }
  const ranked = [...offers.values()].sort(
    (one, other) =>
      other.lines.size - one.lines.size || own(other) - own(one) || (one.externalId < other.externalId ? -1 : 1),
  );
  const foreign = ranked.filter(({ currency }) => currency === 'USD').slice(0, most);
  const chosen = [...foreign, ...ranked.filter(({ currency }) => currency === 'RUB').slice(0, 1)];
  const idle = distributors.filter(({ externalId }) => !chosen.some((one) => one.externalId === externalId));
  const added = idle.slice(0, Math.max(0, fewest - chosen.length));
  return [...chosen, ...added.map(({ externalId }): Offer => ({ externalId, currency: 'RUB', lines: new Map() }))];
}

/** Lines it sells as they are wanted, not by analogs. */
const own = ({ lines }: { lines: ReadonlyMap<number, Asked> }) =>
  [...lines.values()].filter(({ analog }) => !analog).length;

import type { WriteContext } from '../../../kernel/operation.ts';
import { Exact, roundHalfUp } from '../../../kernel/values/decimal.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { costPrice } from '../../catalog/prices/base-price.ts';
import { priceTerms } from '../../catalog/prices/price-terms.ts';
import { type FxRate, ratesOn } from '../../company/rate-on.ts';
import { noRate } from '../allocations/write-allocations.ts';
import type { Arrival } from './share-arrival.ts';

interface UnitCosts {
  /** The company's own, which its stock is counted in. */
  currency: string;
  /** What a base unit costs, in the order of the arrivals; null where it is unknown. */
  costs: Array<string | null>;
}

/** What arrivals cost: as given, else by their decision and without the VAT that the company gets back; by the rates of that day. */
export async function unitCosts(
  ctx: WriteContext,
  receivedAt: string,
  arrivals: readonly Arrival[],
): Promise<UnitCosts> {
  const terms = await priceTerms(ctx);
  const told = arrivals.map(({ given, allocation, line }) => {
    if (given.unitCost != null)
      return { price: given.unitCost, currency: given.currency ?? terms.currency, factor: line.factorToBase };
    if (!allocation) return null;
    return {
      price: costPrice(allocation, terms.deductsVat),
      currency: allocation.currency,
      factor: line.factorToBase,
    };
  });
  const day = dayIn(terms.timezone, new Date(receivedAt));
  const rates = await ratesOn(
    ctx,
    told.flatMap((one) => one?.currency ?? []),
    day,
  );
  const costs = told.map((one) => {
    if (one === null) return null;
    const rate = rates.get(one.currency);
    if (!rate) throw noRate(one.currency, day);
    return inBase(one.price, one.factor, rate);
  });
  return { currency: terms.currency, costs };
}

/** Rounded to the six digits a price is kept in. */
const inBase = (price: string, factor: string, { rate, nominal }: FxRate) =>
  new Exact(roundHalfUp(new Exact(price).times(rate).div(nominal).div(factor).toFixed(), 6)).toFixed();

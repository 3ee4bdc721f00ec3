import { Decimal } from 'decimal.js';
import type { Api } from '../api.ts';
import { readAll, source } from '../push-records.ts';
import { dollar } from '../set-up.ts';
import type { ChosenOrder } from './choose-orders.ts';

export interface Total {
  what: string;
  /** By the file, or by the parts. */
  expected: string;
  /** By the interface. */
  told: string;
}

interface Requisition {
  plannedTotal: string;
  externalLinks: Array<{ externalSource: string; externalId: string }>;
}

interface Invoice {
  currency: string;
  totals: { net: string; vat: string; gross: string };
  paidAmount: string;
  outstandingAmount: string;
}

/** Sums that must agree: what was planned with the file it came from, and what is owed with what was invoiced and paid. */
export async function checkTotals(buyer: Api, orders: readonly ChosenOrder[]): Promise<Total[]> {
  const requisitions = await readAll<Requisition>(
    buyer,
    '/api/v1/purchase-requisitions?limit=200&fields=plannedTotal,externalLinks',
  );
  const invoices = await readAll<Invoice>(
    buyer,
    '/api/v1/invoices?limit=200&fields=currency,totals,paidAmount,outstandingAmount',
  );
  const planned = new Map(orders.map(({ order }) => [order.externalId, plannedOf(order)]));
  const ours = requisitions.flatMap(({ plannedTotal, externalLinks }) =>
    externalLinks
      .filter(({ externalSource, externalId }) => externalSource === source && planned.has(externalId))
      .map(({ externalId }) => ({ plannedTotal, expected: planned.get(externalId) as Decimal })),
  );
  return [
    total('Planned, RUB', sum(ours.map(({ expected }) => expected)), sum(ours.map(({ plannedTotal }) => plannedTotal))),
    ...[...Map.groupBy(invoices, ({ currency }) => currency)].flatMap(owedIn),
  ];
}

/** What was invoiced in one currency, and what is still owed of it. */
function owedIn([currency, invoices]: [string, Invoice[]]): Total[] {
  const gross = sum(invoices.map(({ totals }) => totals.gross));
  const paid = sum(invoices.map(({ paidAmount }) => paidAmount));
  return [
    total(`Invoiced, ${currency}`, sum(invoices.map(({ totals: { net, vat } }) => Decimal.add(net, vat))), gross),
    total(`Still owed, ${currency}`, gross.minus(paid), sum(invoices.map((one) => one.outstandingAmount))),
  ];
}

/** Packs by their price in dollars, in roubles to the kopeck of every line. */
const plannedOf = ({ lines }: ChosenOrder['order']) =>
  sum(
    lines.map(({ quantity, price }) =>
      Decimal.mul(quantity, price ?? 0)
        .times(dollar)
        .toDecimalPlaces(2),
    ),
  );

const sum = (amounts: ReadonlyArray<string | Decimal>) =>
  amounts.reduce<Decimal>((all, one) => all.plus(one), new Decimal(0));

const total = (what: string, expected: Decimal, told: Decimal): Total => ({
  what,
  expected: expected.toFixed(2),
  told: told.toFixed(2),
});

import type { Invoice } from '../../../../../nouns/invoice.ts';
import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import { Exact } from '../../../kernel/values/decimal.ts';

/** Why an order is likely to be what an invoice is for, the surest first. */
export const likenesses = ['number', 'requisition', 'sum'] as const;

export type Likeness = (typeof likenesses)[number];

/** An invoice, or what is known of one that is being entered. */
type Paper = Pick<Invoice, 'procurementId'> & Partial<Pick<Invoice, 'currency' | 'totals'>>;
type Order = Pick<PurchaseOrder, 'number' | 'procurementId' | 'currency' | 'grossAmount' | 'leftAmount'>;

/** Orders of the supplier in the order of how likely the invoice is for them, each with why. */
export const rankOrders = <One extends Order>(
  invoice: Paper,
  texts: readonly string[],
  orders: readonly One[],
): Array<{ order: One; because: Likeness[] }> =>
  orders
    .map((order) => ({ order, because: likenesses.filter((likeness) => checks[likeness](invoice, order, texts)) }))
    .toSorted((one, other) => weightOf(other.because) - weightOf(one.because));

const checks: Readonly<Record<Likeness, (invoice: Paper, order: Order, texts: readonly string[]) => boolean>> = {
  number: (_, { number }, texts) => texts.some((text) => isNamedIn(number, text)),
  requisition: ({ procurementId }, order) => procurementId !== null && procurementId === order.procurementId,
  sum: ({ currency, totals }, order) =>
    totals !== undefined &&
    currency === order.currency &&
    [order.grossAmount, order.leftAmount].some((amount) => new Exact(amount).eq(totals.gross)),
};

/** `PO-2026-0001` is found in «по заказу РО 2026/0001», and not in `PO-2026-00012`. */
function isNamedIn(number: string, text: string): boolean {
  const [sought, within] = [partsOf(number), partsOf(text)];
  return within.some((_, at) => sought.every((part, next) => within[at + next] === part));
}

const partsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[аеорсух]/g, (letter) => lookalikes[letter] as string)
    .match(/\d+|\p{L}+/gu) ?? [];

/** Letters of both alphabets that look the same. */
const lookalikes: Readonly<Record<string, string>> = { а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x' };

/** What stands first outweighs all that follows. */
const weightOf = (because: readonly Likeness[]) =>
  because.reduce((sum, likeness) => sum + 2 ** (likenesses.length - likenesses.indexOf(likeness)), 0);

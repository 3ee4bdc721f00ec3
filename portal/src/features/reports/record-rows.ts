import { showDay, showMoney, showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { showMonth } from '../../kit/show-month.ts';
import { listAt } from './queries.ts';

/** A record behind a figure as the list shows it. */
export interface RecordRow {
  id: string;
  day: string;
  number: string;
  about: string;
  /** Its page, below the portal. */
  path: string;
  value: string;
  isBad?: boolean;
}

type Item = Readonly<Record<string, unknown>>;

const pages: Readonly<Record<string, string>> = {
  supplier_rfq: 'rfqs',
  supplier_quote: 'quotes',
  procurement: 'requisitions',
  invoice: 'invoices',
};

/** Rows of whichever list an address leads to; none of one that no figure leads to. */
export function recordRows(address: string, items: readonly Item[]): RecordRow[] {
  const list = listAt(address);
  return list ? items.map((item, at) => ({ id: String(at), ...shown[list](item as never) })) : [];
}

type Shown = Omit<RecordRow, 'id'>;

const shown = {
  spend: (line: Record<'date' | 'invoiceId' | 'invoiceNumber' | 'name' | 'amount' | 'currency', string>): Shown => ({
    ...{ day: showDay(line.date), number: line.invoiceNumber, about: line.name, path: `invoices/${line.invoiceId}` },
    value: showMoney(line.amount, line.currency),
  }),
  suppliers: (one: Record<'date' | 'entityType' | 'entityId' | 'number', string> & { good: boolean }): Shown => ({
    ...{ day: showDay(one.date), number: one.number, about: '', path: `${pages[one.entityType]}/${one.entityId}` },
    ...{ value: one.good ? say('yes', 'да') : say('no', 'нет'), isBad: !one.good },
  }),
  cycle: (one: Record<'createdAt' | 'procurementId' | 'number' | 'title' | 'days', string>): Shown => ({
    ...{ day: showDay(one.createdAt), number: one.number, about: one.title, path: `requisitions/${one.procurementId}` },
    value: `${showQuantity(one.days)} ${say('d', 'дн.')}`,
  }),
  prices: (one: Record<'catalogItemId' | 'name' | 'quantity' | 'price' | 'paidIn' | 'cost', string>): Shown => ({
    ...{ day: showMonth(one.paidIn), number: one.name, path: `catalog/${one.catalogItemId}` },
    ...{ about: `${showQuantity(one.quantity)} × ${showQuantity(one.price)}`, value: showQuantity(one.cost) },
  }),
  invoices: (
    one: Record<'id' | 'number' | 'dueDate' | 'outstandingAmount' | 'currency', string> & {
      supplier: { name: string };
    },
  ): Shown => ({
    ...{ day: showDay(one.dueDate), number: one.number, about: one.supplier.name, path: `invoices/${one.id}` },
    value: showMoney(one.outstandingAmount, one.currency),
  }),
};

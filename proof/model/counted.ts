import type { Allocation, Arrival, Book, Invoice, Line, Requisition, SoldRow } from './book.ts';
import { amountOf, grossOf, sum } from './figures.ts';

const standing = ['received', 'pending_approval', 'approved', 'disputed', 'paid'];

export const isStanding = ({ status }: Pick<Invoice, 'status'>) => standing.includes(status);

export const invoiceLines = (book: Book) => book.invoices.filter(isStanding).flatMap(({ lines }) => lines);

export const invoicedOf = (book: Book, line: Line) =>
  sum(invoiceLines(book).map((one) => (one.line === line ? one.quantity : 0)));

export const invoicedBy = (book: Book, allocation: Allocation) =>
  sum(invoiceLines(book).map((one) => (one.allocation === allocation ? one.quantity : 0)));

export const arrivals = ({ receipts }: Requisition) =>
  receipts.filter(({ reversed }) => !reversed).flatMap(({ parts }) => parts);

export const keptWhere = (requisition: Requisition, which: (part: Arrival) => boolean) =>
  sum(arrivals(requisition).map((part) => (which(part) ? part.kept : 0)));

export const receivedOf = (requisition: Requisition, line: Line) =>
  keptWhere(requisition, (part) => part.line === line);

export const receivedBy = (requisition: Requisition, allocation: Allocation) =>
  keptWhere(requisition, (part) => part.allocation === allocation);

export const openRequests = ({ requests }: Book) => requests.filter(({ status }) => status !== 'cancelled');

export const requestedOf = (book: Book, allocation: Allocation) =>
  sum(
    openRequests(book).flatMap(({ parts }) => parts.map((one) => (one.allocation === allocation ? one.quantity : 0))),
  );

/** What stands of a line, the earliest decision first. */
export const acceptedOf = ({ allocations }: Requisition, line: Line) =>
  allocations
    .filter((one) => one.line === line && one.accepted)
    .sort((a, b) => a.decidedAt - b.decidedAt || (a.id < b.id ? -1 : 1));

export const acceptedQuantity = (requisition: Requisition, line: Line) =>
  sum(acceptedOf(requisition, line).map(({ quantity }) => quantity));

export const activeLines = ({ lines }: Requisition) => lines.filter(({ cancelled }) => !cancelled);

export const plannedOf = ({ quantity, price }: Pick<Line, 'quantity' | 'price'>) => amountOf(quantity, price);

export const plannedTotal = (requisition: Requisition) => sum(activeLines(requisition).map(plannedOf));

/** What was accepted of a line costs, with VAT; null where nothing was. */
export function actualOf(requisition: Requisition, line: Line): number | null {
  const held = acceptedOf(requisition, line);
  return held.length === 0 ? null : sum(held.map(({ quantity, price, vatMode }) => grossOf(quantity, price, vatMode)));
}

export function actualTotal(requisition: Requisition): number | null {
  const all = activeLines(requisition).flatMap((line) => acceptedOf(requisition, line));
  return all.length === 0 ? null : sum(all.map(({ quantity, price, vatMode }) => grossOf(quantity, price, vatMode)));
}

export const grossTotal = ({ lines }: Invoice) => sum(lines.map(({ quantity, price }) => amountOf(quantity, price)));

export const soldTotal = ({ rows }: { rows: readonly SoldRow[] }) =>
  sum(rows.map(({ quantity, price }) => amountOf(quantity, price)));

export const paidOf = ({ payments }: Pick<Invoice, 'payments'>) => sum(payments.map(({ amount }) => amount));

/** Paid in full; of nothing nobody says that it is paid. */
export const isSettled = (invoice: Invoice) => paidOf(invoice) > 0 && paidOf(invoice) >= grossTotal(invoice);

/** What lies in the warehouse of an item. */
export const onHand = (book: Book, item: number) =>
  (book.adjusted[item] ?? 0) +
  sum(book.requisitions.map((requisition) => keptWhere(requisition, (part) => part.line.item === item)));

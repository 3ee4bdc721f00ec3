import { amountOf, grossOf, sum } from './figures.ts';
import type { Profile } from './profiles.ts';

/** What the model holds: records as plain as can be, everything that can be counted counted anew each time. */
export interface Book {
  profile: Profile;
  requisitions: Requisition[];
  quotes: Quote[];
  requests: Request[];
  invoices: Invoice[];
  /** What lies in the warehouse beside receipts, by the place of the item. */
  adjusted: number[];
  /** Counts decisions, for the earlier of two gives way last. */
  clock: number;
}

export const items = ['product', 'product', 'service'] as const;

export interface Requisition {
  id: string;
  status: string;
  heldFrom: string | null;
  dueDate: boolean;
  /** As it was last read: it only grows. */
  version: number;
  approvedTotal: number | null;
  lines: Line[];
  allocations: Allocation[];
  receipts: Receipt[];
}

export interface Line {
  id: string;
  item: number;
  quantity: number;
  price: number;
  cancelled: boolean;
  closedShort: number;
}

export interface Allocation {
  id: string;
  line: Line;
  supplier: number;
  quantity: number;
  price: number;
  vatMode: 'included' | 'excluded';
  offer: Offer | null;
  accepted: boolean;
  decidedAt: number;
}

export interface Quote {
  id: string;
  requisition: Requisition;
  supplier: number;
  status: string;
  offers: Offer[];
}

export interface Offer {
  id: string;
  line: Line;
  price: number;
  offered: number | null;
  least: number | null;
}

export interface Request {
  id: string;
  requisition: Requisition;
  supplier: number;
  status: string;
  parts: Array<{ allocation: Allocation; quantity: number }>;
}

export interface Invoice {
  id: string;
  supplier: number;
  status: string;
  disputedFrom: string | null;
  lines: InvoiceLine[];
  request: Request | null;
  payments: Array<{ id: string; amount: number }>;
}

export interface InvoiceLine {
  id: string;
  requisition: Requisition;
  line: Line;
  allocation: Allocation | null;
  quantity: number;
  price: number;
}

export interface Receipt {
  id: string;
  reversed: boolean;
  parts: Arrival[];
}

export interface Arrival {
  line: Line;
  supplier: number | null;
  allocation: Allocation | null;
  invoiceLine: string | null;
  kept: number;
  rejected: number;
}

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

export const plannedTotal = (requisition: Requisition) =>
  sum(activeLines(requisition).map(({ quantity, price }) => amountOf(quantity, price)));

export function actualTotal(requisition: Requisition): number | null {
  const all = activeLines(requisition).flatMap((line) => acceptedOf(requisition, line));
  return all.length === 0 ? null : sum(all.map(({ quantity, price, vatMode }) => grossOf(quantity, price, vatMode)));
}

export const grossTotal = ({ lines }: Invoice) => sum(lines.map(({ quantity, price }) => amountOf(quantity, price)));

export const paidOf = ({ payments }: Invoice) => sum(payments.map(({ amount }) => amount));

/** What lies in the warehouse of an item. */
export const onHand = (book: Book, item: number) =>
  (book.adjusted[item] ?? 0) +
  sum(book.requisitions.map((requisition) => keptWhere(requisition, (part) => part.line.item === item)));

import type { Profile } from './profiles.ts';

/** What the model holds: records as plain as can be, everything that can be counted counted anew each time. */
export interface Book {
  profile: Profile;
  requisitions: Requisition[];
  quotes: Quote[];
  requests: Request[];
  invoices: Invoice[];
  proposals: Proposal[];
  sales: SalesInvoice[];
  /** What lies in the warehouse beside receipts, by the place of the item. */
  adjusted: number[];
  /** Counts decisions, for the earlier of two gives way last. */
  clock: number;
}

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

export interface SoldRow {
  quantity: number;
  price: number;
}

export interface Proposal {
  id: string;
  status: string;
  rows: SoldRow[];
  /** The sales invoice that was made of it. */
  invoice: string | null;
}

export interface SalesInvoice {
  id: string;
  status: string;
  rows: SoldRow[];
  payments: Array<{ id: string; amount: number }>;
  isOfProposal: boolean;
}

interface Receipt {
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

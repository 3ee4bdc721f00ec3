import type { Kind, Step } from './people.ts';
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
  /** Counts looks at what waits, for everybody gets their turn. */
  turns: number;
}

/** What somebody has to approve. */
interface Approvable {
  id: string;
  kind: Kind;
  status: string;
  /** Who sent it for approval last; null where nobody did since it was a draft. */
  sentBy: number | null;
  approval: Approval | null;
}

/** How an approval by a route stands; people are told by their places. */
export interface Approval {
  status: 'pending' | 'paused' | 'approved' | 'rejected';
  steps: readonly Step[];
  /** The place of the step that is open. */
  at: number;
  authors: readonly number[];
  said: Array<{ at: number; by: number; verdict: 'approved' | 'rejected' | 'passed' }>;
}

export type Approved = Requisition | Invoice | Proposal | SalesInvoice;

export interface Requisition extends Approvable {
  kind: 'procurement';
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

export interface Invoice extends Approvable {
  kind: 'invoice';
  supplier: number;
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

export interface Proposal extends Approvable {
  kind: 'commercial_proposal';
  rows: SoldRow[];
  /** The sales invoice that was made of it. */
  invoice: string | null;
}

export interface SalesInvoice extends Approvable {
  kind: 'sales_invoice';
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

/** What the month itself wrote, kept beside the portal: all that its reports are recounted from. */
export interface Ledger {
  purchases: Purchase[];
  /** Stock of an item in the warehouse of the month: how much, and what a unit costs on average. */
  stock: Map<string, Held>;
}

export interface Held {
  onHand: string;
  averageCost: string;
}

/** A requisition, and all that came of it. */
export interface Purchase {
  procurementId: string;
  title: string;
  department: string;
  categoryId: string;
  /** It was sent for approval, and neither rejected nor taken back: its budget counts it. */
  isCounted: boolean;
  lines: PurchaseLine[];
  /** The counterparty that was chosen. */
  counterpartyId: string | null;
  /** The place of its decision among all decisions of the month; nothing until then. */
  decidedAs: number | null;
  invoices: Billed[];
  /** What the supplier has credited for goods that went back. */
  credited: string;
}

export interface PurchaseLine {
  itemId: string;
  quantity: string;
  planned: string;
  /** What each supplier asks for the whole of the line, VAT included. */
  offers: string[];
  /** What was decided costs with VAT. */
  decided: string | null;
  /** What will not come any more. */
  closedShort: string;
}

export interface Billed {
  date: string;
  dueDate: string;
  /** What its lines come to with VAT, in the order of the lines of the requisition. */
  lines: string[];
  paid: string;
}

export const newLedger = (): Ledger => ({ purchases: [], stock: new Map() });

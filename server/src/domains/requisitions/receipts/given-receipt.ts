/** What came of a line, in its own unit. */
export interface GivenItem {
  procurementItemId: string;
  /** Delivered, what was sent back at the door among it. */
  quantity: string;
  rejectedQuantity?: string;
  rejectReason?: string | null;
  supplierId?: string | null;
  invoiceLineId?: string | null;
  /** What one unit of the line costs the company, without the VAT it gets back; the price of the decision unless given. */
  unitCost?: string | null;
  /** Of the cost; the company's own unless given. */
  currency?: string;
  /** What a line that is no catalog item is. */
  catalogItemId?: string | null;
  withoutItem?: 'create' | 'outside_stock' | null;
  batchNumber?: string | null;
  expiresOn?: string | null;
}

export interface GivenReceipt {
  warehouseId: string;
  receivedAt: string;
  items: readonly GivenItem[];
  deliveryBatchId?: string | null;
  comment?: string | null;
}

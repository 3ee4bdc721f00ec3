import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { SoldPrice } from '../../sales/invoiced-prices.ts';

/** Terms of a price, as they were agreed; VAT may not be known. */
export type Agreed = Omit<SoldPrice, 'vatRate' | 'uom'> & { vatRate: SoldPrice['vatRate'] | null };

/** A part of what is delivered that has one supplier, one batch and one price. */
export interface Share {
  /** Null for goods of a batch that no line asks for. */
  lineId: string | null;
  catalogItemId: string | null;
  name: string;
  sku: string | null;
  quantity: string;
  uom: RequisitionLine['uom'];
  factorToBase: string;
  /** Of the whole share, where a batch says it. */
  weightKg: string | null;
  volumeM3: string | null;
  supplierId: string | null;
  objectId: string | null;
  routeId: string | null;
  batchId: string | null;
  /** What was agreed with the supplier. */
  bought: Agreed | null;
}

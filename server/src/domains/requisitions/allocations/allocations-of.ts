import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { VatMode, VatRate } from '../../../kernel/values/vat.ts';

/** What was accepted from a supplier for a line; quantities and the price are in the line's unit. */
export interface AcceptedAllocation {
  id: string;
  requisitionId: string;
  lineId: string;
  supplierId: string;
  quoteId: string | null;
  quoteVersion: number | null;
  quoteLineId: string | null;
  quantity: string;
  price: string;
  currency: string;
  /** One unit of it in the currency of the requisition, frozen with the decision. */
  fxRate: string;
  vatMode: VatMode;
  vatRate: VatRate | null;
  deliveryDate: string | null;
  comment: string | null;
  requestedQuantity: string;
  invoicedQuantity: string;
  receivedQuantity: string;
}

/** Accepted allocations of lines, of whatever requisitions, the earliest decision first: one statement for any number of lines. */
export const allocationsOfLines = (db: Db, lineIds: readonly string[]): Promise<AcceptedAllocation[]> =>
  allocationsWhere(db, sql`held.line_id = any(${lineIds}::uuid[])`);

/** The same of a whole requisition. */
export const allocationsOf = (db: Db, requisitionId: string): Promise<AcceptedAllocation[]> =>
  allocationsWhere(db, sql`held.requisition_id = ${requisitionId}`);

const allocationsWhere = (db: Db, condition: Sql) =>
  db.many<AcceptedAllocation>(sql`
    select held.id, held.requisition_id as "requisitionId", held.line_id as "lineId", held.supplier_id as "supplierId",
      held.quote_id as "quoteId", held.quote_version as "quoteVersion", held.quote_line_id as "quoteLineId", held.quantity, held.price,
      held.currency, held.fx_rate as "fxRate", held.vat_mode as "vatMode", held.vat_rate as "vatRate", held.delivery_date as "deliveryDate", held.comment,
      held.requested_quantity as "requestedQuantity", held.invoiced_quantity as "invoicedQuantity", held.received_quantity as "receivedQuantity"
    from requisition_allocations held
    where held.tenant_id = ${db.tenant} and ${condition} and held.status = 'accepted'
    order by held.decided_at, held.id`);

import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { SoldPrice } from '../sales/invoiced-prices.ts';

/** What the customer has agreed to pay for lines of a requisition, by the proposal that was accepted last; in one statement. */
export async function acceptedPrices(db: Db, requisitionId: string): Promise<ReadonlyMap<string, SoldPrice>> {
  const rows = await db.many<SoldPrice & { lineId: string }>(sql`
    select row.requisition_line_id as "lineId", row.uom, row.unit_price as "unitPrice", '0' as "discountPercent", row.vat_rate as "vatRate",
      offered.vat_mode as "vatMode", offered.currency
    from commercial_proposals offered
    join commercial_proposal_rows row on row.tenant_id = ${db.tenant} and row.proposal_id = offered.id
    where offered.tenant_id = ${db.tenant} and offered.requisition_id = ${requisitionId} and offered.status in ('accepted', 'converted')
      and row.requisition_line_id is not null and row.unit_price is not null
    order by offered.updated_at, offered.id, row.position`);
  return new Map(rows.map(({ lineId, ...price }) => [lineId, price]));
}

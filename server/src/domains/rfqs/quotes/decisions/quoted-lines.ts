import type { QuoteStatus } from '../../../../../../nouns/quote-flow.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import type { VatMode, VatRate } from '../../../../kernel/values/vat.ts';
import type { OfferedLine } from '../quote-version.ts';

/** A line of a quote as a decision looks at it: quantities and prices are in its own unit. */
export interface QuotedLine {
  id: string;
  quoteId: string;
  /** The version it belongs to, and the current one. */
  n: number;
  currentVersion: number;
  quoteStatus: QuoteStatus;
  sealed: boolean;
  supplierId: string;
  procurementItemId: string | null;
  /** Null where an analog is offered: the line asks for another thing. */
  catalogItemId: string | null;
  quoted: boolean;
  price: string | null;
  priceTiers: OfferedLine['priceTiers'];
  discountPercent: string;
  currency: string;
  vatMode: VatMode;
  vatRate: VatRate | null;
  validUntil: string | null;
  uom: string;
  factorToBase: string | null;
  quantityOffered: string | null;
  moq: string | null;
  packQuantity: string | null;
  deliveryDate: string | null;
}

/** Lines of quotes by their identifiers, of whatever versions: one statement. */
export async function quotedLines(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, QuotedLine>> {
  if (ids.length === 0) return new Map();
  const rows = await db.many<QuotedLine>(sql`
    select line.id, line.quote_id as "quoteId", line.n, quote.current_version as "currentVersion", quote.status as "quoteStatus",
      exists (select 1 from supplier_rfqs rfq
        where rfq.tenant_id = ${db.tenant} and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null) as sealed,
      quote.supplier_id as "supplierId", line.requisition_line_id as "procurementItemId",
      case when line.analog is null then line.catalog_item_id end as "catalogItemId", line.quoted, line.price,
      line.price_tiers as "priceTiers", line.discount_percent as "discountPercent", held.currency, held.vat_mode as "vatMode",
      line.vat_rate as "vatRate", held.valid_until as "validUntil", line.uom, line.factor_to_base as "factorToBase",
      line.quantity_offered as "quantityOffered", line.moq, line.pack_quantity as "packQuantity", line.delivery_date as "deliveryDate"
    from supplier_quote_lines line
    join supplier_quotes quote on quote.tenant_id = ${db.tenant} and quote.id = line.quote_id
    join supplier_quote_versions held on held.tenant_id = ${db.tenant} and held.quote_id = line.quote_id and held.n = line.n
    where line.tenant_id = ${db.tenant} and line.id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

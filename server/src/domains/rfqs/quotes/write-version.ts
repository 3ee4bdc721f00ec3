import type { WriteContext } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { OfferedLine, QuoteContent, QuoteVersion } from './quote-version.ts';

interface Said {
  n: number;
  rfqRevision: number | null;
  submittedBy?: QuoteVersion['submittedBy'];
}

/** Writes a version whole: the draft takes the place of the one before, a submitted one is new. Answers its lines as they were written. */
export async function writeVersion(
  ctx: WriteContext,
  quoteId: string,
  { n, rfqRevision, submittedBy = null }: Said,
  content: QuoteContent,
): Promise<Array<OfferedLine & { id: string }>> {
  await dropDraft(ctx, quoteId);
  const { lines, totals } = content;
  const row = {
    tenant_id: ctx.db.tenant,
    quote_id: quoteId,
    n,
    rfq_revision: rfqRevision,
    document_date: content.documentDate,
    currency: content.currency,
    vat_mode: content.vatMode,
    valid_until: content.validUntil,
    delivery_days: content.deliveryDays,
    delivery_terms: content.deliveryTerms,
    payment_terms: content.paymentTerms,
    prepayment_percent: content.prepaymentPercent,
    extra_costs: JSON.stringify(content.extraCosts),
    comment: content.supplierComment,
    stated_total: content.statedTotal,
    ...totals,
    submitted_by: submittedBy === null ? null : JSON.stringify(submittedBy),
    submitted_by_user: submittedBy?.userId ?? null,
  };
  await ctx.db.execute(sql`insert into supplier_quote_versions ${columns(row)}`);
  const written = lines.map((line) => ({ ...line, id: uuidv7() }));
  if (written.length > 0)
    await ctx.db.execute(sql`
      insert into supplier_quote_lines (tenant_id, id, quote_id, n, position, rfq_item_id, requisition_line_id, name, catalog_item_id, quoted,
        unavailable_reason, price, is_free, price_tiers, quantity_offered, quantity, uom, factor_to_base, moq, pack_quantity, vat_rate,
        discount_percent, delivery_date, delivery_days, analog, supplier_sku, country_of_origin, comment, net, vat, gross)
      select ${ctx.db.tenant}::uuid, given.id, ${quoteId}, ${n}, given.position, given.rfq_item_id, given.requisition_line_id, given.name,
        given.catalog_item_id, given.quoted, given.unavailable_reason, given.price, given.is_free, given.price_tiers, given.quantity_offered,
        given.quantity, given.uom, given.factor_to_base, given.moq, given.pack_quantity, given.vat_rate, given.discount_percent,
        given.delivery_date, given.delivery_days, given.analog, given.supplier_sku, given.country_of_origin, given.comment, given.net,
        given.vat, given.gross
      from jsonb_populate_recordset(null::supplier_quote_lines, ${JSON.stringify(written.map(columnsOf))}::jsonb) given`);
  return written;
}

/** The draft of a next version goes; its lines go with it. */
export const dropDraft = ({ db }: WriteContext, quoteId: string) =>
  db.execute(
    sql`delete from supplier_quote_versions where tenant_id = ${db.tenant} and quote_id = ${quoteId} and n = 0`,
  );

const columnsOf = ({ amounts, ...line }: OfferedLine & { id: string }) => ({
  id: line.id,
  position: line.position,
  rfq_item_id: line.rfqItemId,
  requisition_line_id: line.procurementItemId,
  name: line.name,
  catalog_item_id: line.catalogItemId,
  quoted: line.quoted,
  unavailable_reason: line.unavailableReason,
  price: line.price,
  is_free: line.isFree,
  price_tiers: line.priceTiers,
  quantity_offered: line.quantityOffered,
  quantity: line.quantity,
  uom: line.uom,
  factor_to_base: line.factorToBase,
  moq: line.moq,
  pack_quantity: line.packQuantity,
  vat_rate: line.vatRate,
  discount_percent: line.discountPercent,
  delivery_date: line.deliveryDate,
  delivery_days: line.deliveryDays,
  analog: line.analog,
  supplier_sku: line.supplierSku,
  country_of_origin: line.countryOfOrigin,
  comment: line.comment,
  ...amounts,
});

import type { SupplierLink } from '../../../../../nouns/supplier-link.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { recordPrices } from '../prices/operations/record-prices.ts';
import { withdrawPrices } from '../prices/operations/withdraw-prices.ts';
import { priceTerms } from '../prices/price-terms.ts';
import { type ManualLinkInput, manualOf } from './manual-link.input.ts';
import { linkOf, supplierLink } from './supplier-link.ts';

/**
 * Records that a person says a supplier has an item, in place of what was set by hand before. The caller holds the item locked.
 * Answers whether there was none before.
 */
export async function linkManually(
  ctx: WriteContext,
  itemId: string,
  supplierId: string,
  input: ManualLinkInput,
): Promise<{ link: SupplierLink; created: boolean }> {
  const manual = manualOf(input, (await priceTerms(ctx)).currency);
  const before = await linkOf(ctx.db, itemId, supplierId);
  if (before?.manual && isSame(before.manual, manual)) {
    ctx.nothingChanged();
    return { link: before, created: false };
  }
  const { id } = await ctx.db.one<{ id: string }>(sql`
    insert into supplier_items as link ${columns({
      tenant_id: ctx.db.tenant,
      catalog_item_id: itemId,
      supplier_id: supplierId,
      is_manual: true,
      manual_price: manual.price,
      manual_currency: manual.currency,
      manual_comment: manual.comment,
      manual_at: portalNow().toISOString(),
    })}
    on conflict (tenant_id, catalog_item_id, supplier_id) do update
    set is_manual = true, manual_price = excluded.manual_price, manual_currency = excluded.manual_currency,
      manual_comment = excluded.manual_comment, manual_at = excluded.manual_at, updated_at = excluded.updated_at
    returning link.id`);
  await tellManualPrice(ctx, { linkId: id, itemId, supplierId }, manual);
  const link = (await linkOf(ctx.db, itemId, supplierId)) as SupplierLink;
  ctx.record(before?.manual ? supplierLink.changed('changed', before, link) : supplierLink.fact('linked', link));
  return { link, created: !before?.manual };
}

interface Terms {
  price: string | null;
  currency: string | null;
  comment: string | null;
}

const isSame = (one: Terms, other: Terms) =>
  isSamePrice(one.price, other.price) && one.currency === other.currency && one.comment === other.comment;

const isSamePrice = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && new Exact(one).eq(other));

async function tellManualPrice(
  ctx: WriteContext,
  { linkId, itemId, supplierId }: { linkId: string; itemId: string; supplierId: string },
  { price, currency }: Terms,
) {
  const origin = { source: 'manual', sourceEntityType: supplierLink.type, sourceEntityId: linkId } as const;
  if (price === null || currency === null) return ctx.call(withdrawPrices, origin);
  return ctx.call(recordPrices, { ...origin, observations: [{ catalogItemId: itemId, supplierId, price, currency }] });
}

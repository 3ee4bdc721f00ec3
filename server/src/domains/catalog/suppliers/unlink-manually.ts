import type { SupplierLink } from '../../../../../nouns/supplier-link.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';
import { withdrawPrices } from '../prices/operations/withdraw-prices.ts';
import { linkOf, supplierLink } from './supplier-link.ts';

/**
 * Removes what a person has set. What documents say of the link stays, and so does the history of its prices; a link that no
 * document speaks for is deleted. The caller holds the item locked.
 */
export async function unlinkManually(ctx: WriteContext, itemId: string, counterpartyId: string): Promise<SupplierLink> {
  const supplierId = (await counterpartyRefs(ctx.db, [counterpartyId])).get(counterpartyId)?.supplierId;
  const before = supplierId ? await linkOf(ctx.db, itemId, supplierId) : undefined;
  if (!before?.manual) throw notFound(supplierLink.noun);
  await ctx.call(withdrawPrices, {
    source: 'manual',
    sourceEntityType: supplierLink.type,
    sourceEntityId: before.id,
  });
  await ctx.db.execute(sql`
    update supplier_items set is_manual = false, manual_price = null, manual_currency = null, manual_comment = null, manual_at = null, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${before.id}`);
  await ctx.db.execute(sql`
    delete from supplier_items where tenant_id = ${ctx.db.tenant} and id = ${before.id} and sources = '{}'`);
  const after = (await linkOf(ctx.db, itemId, before.supplierId)) ?? { ...before, ...nothingLeft };
  ctx.record(supplierLink.changed('unlinked', before, after));
  return after;
}

const nothingLeft = { sources: [], lastPrice: null, lastCurrency: null, lastAt: null, manual: null };

import type { PriceList } from '../../../../nouns/price-list.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { priceList, priceLists } from './price-list.ts';

/** One list of a kind and counterparty is the default: the one named now takes the place of the other, whose change is recorded too. */
export async function unsetOtherDefault(
  ctx: WriteContext,
  { kind, counterpartyId }: { kind: PriceList['kind']; counterpartyId?: string | null },
) {
  const rows = await ctx.db.many<PriceList>(sql`
    with unset as (
      update price_lists list set is_default = false, version = list.version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
      where list.tenant_id = ${ctx.db.tenant} and list.kind = ${kind} and list.counterparty_id is not distinct from ${counterpartyId ?? null}
        and list.is_default
      returning list.*)
    ${priceLists.select(ctx.db, raw('true'), raw('unset'))}`);
  for (const after of rows) ctx.record(priceList.changed('updated', { ...after, isDefault: true }, after));
}

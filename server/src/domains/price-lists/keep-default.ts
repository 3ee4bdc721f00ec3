import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type ListRow, listColumns, presentList } from './price-list.row.ts';
import { type PriceList, priceList } from './price-list.ts';

/** One list of a kind and counterparty is the default: the one named now takes the place of the other, whose change is told too. */
export async function unsetOtherDefault(
  ctx: WriteContext,
  { kind, counterpartyId }: { kind: PriceList['kind']; counterpartyId?: string | null },
) {
  const rows = await ctx.db.many<ListRow>(sql`
    update price_lists list set is_default = false, version = list.version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    where list.tenant_id = ${ctx.db.tenant} and list.kind = ${kind} and list.counterparty_id is not distinct from ${counterpartyId ?? null}
      and list.is_default
    returning ${listColumns}`);
  for (const after of rows.map(presentList))
    ctx.record(priceList.changed('updated', { ...after, isDefault: true }, after));
}

import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';

interface Noted {
  supplierId: string;
  counterpartyId: string;
  from: 'manual' | 'assortment' | 'rfq' | 'import' | 'quote';
}

/**
 * Adds a supplier to a held requisition, or moves the one that is there: candidate, invited, quoted, never backwards. Who was excluded
 * stays so, though it is kept when it was asked and when it answered. Told by the fact of the caller.
 */
export const noteSupplier = (
  ctx: WriteContext,
  requisitionId: string,
  { supplierId, counterpartyId, from }: Noted,
  status: 'candidate' | 'invited' | 'quoted',
): Promise<number> =>
  ctx.db.execute(sql`
    insert into requisition_suppliers as held (tenant_id, requisition_id, supplier_id, counterparty_id, status, added_from, invited_at, quoted_at)
    values (${ctx.db.tenant}, ${requisitionId}, ${supplierId}, ${counterpartyId}, ${status}, ${from},
      case when ${status} = 'invited' then now() end, case when ${status} = 'quoted' then now() end)
    on conflict (tenant_id, requisition_id, supplier_id) do update set
      status = case when held.status = 'excluded' or array_position(array['candidate', 'invited', 'quoted'], held.status)
        >= array_position(array['candidate', 'invited', 'quoted'], excluded.status) then held.status else excluded.status end,
      invited_at = coalesce(held.invited_at, excluded.invited_at), quoted_at = coalesce(held.quoted_at, excluded.quoted_at),
      version = held.version + 1, updated_at = now()
    where (held.invited_at is null and excluded.invited_at is not null) or (held.quoted_at is null and excluded.quoted_at is not null)`);

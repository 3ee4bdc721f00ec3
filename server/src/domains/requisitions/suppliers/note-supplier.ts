import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';

export interface Noted {
  supplierId: string;
  counterpartyId: string;
  from: 'manual' | 'assortment' | 'rfq' | 'import' | 'quote';
}

type Standing = 'candidate' | 'invited' | 'quoted';

/**
 * Adds a supplier to a held requisition, or moves the one that is there: candidate, invited, quoted, never backwards. Who was excluded
 * stays so, though it is kept when it was asked and when it answered. Told by the fact of the caller.
 */
export const noteSupplier = (
  ctx: WriteContext,
  requisitionId: string,
  noted: Noted,
  status: Standing,
): Promise<number> => noteSuppliers(ctx, requisitionId, [noted], status);

/** The same for several, each named once: one statement. */
export const noteSuppliers = (
  { db }: WriteContext,
  requisitionId: string,
  noted: readonly Noted[],
  status: Standing,
): Promise<number> =>
  db.execute(sql`
    insert into requisition_suppliers as held (tenant_id, requisition_id, supplier_id, counterparty_id, status, added_from, invited_at, quoted_at)
    select ${db.tenant}, ${requisitionId}, given."supplierId", given."counterpartyId", ${status}::text, given."from",
      case when ${status}::text = 'invited' then now() end, case when ${status}::text = 'quoted' then now() end
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) given("supplierId" uuid, "counterpartyId" uuid, "from" text)
    on conflict (tenant_id, requisition_id, supplier_id) do update set
      status = case when held.status = 'excluded' or array_position(array['candidate', 'invited', 'quoted'], held.status)
        >= array_position(array['candidate', 'invited', 'quoted'], excluded.status) then held.status else excluded.status end,
      invited_at = coalesce(held.invited_at, excluded.invited_at), quoted_at = coalesce(held.quoted_at, excluded.quoted_at),
      version = held.version + 1, updated_at = now()
    where (held.invited_at is null and excluded.invited_at is not null) or (held.quoted_at is null and excluded.quoted_at is not null)`);

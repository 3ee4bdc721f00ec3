import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';

interface Noted {
  supplierId: string;
  counterpartyId: string;
  from: 'manual' | 'assortment' | 'rfq' | 'import' | 'quote' | 'reorder_point';
}

type Standing = 'candidate' | 'invited' | 'declined' | 'quoted';

/**
 * Adds a supplier to a held requisition, or moves the one that is there: candidate, invited, declined, quoted, never backwards but that who
 * declined may be invited anew. Who was excluded stays so, though it is kept when it was asked and when it answered. The caller's fact reports it.
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
): Promise<number> => {
  const now = portalNow().toISOString();
  const when = (one: Standing) => sql`${status === one ? now : null}::instant`;
  const order = sql`array['candidate', 'invited', 'declined', 'quoted']`;
  return db.execute(sql`
    insert into requisition_suppliers as held (tenant_id, requisition_id, supplier_id, counterparty_id, status, added_from, invited_at, declined_at, quoted_at)
    select ${db.tenant}::uuid, ${requisitionId}::uuid, given."supplierId", given."counterpartyId", ${status}::text, given."from",
      ${when('invited')}, ${when('declined')}, ${when('quoted')}
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) given("supplierId" uuid, "counterpartyId" uuid, "from" text)
    on conflict (tenant_id, requisition_id, supplier_id) do update set
      status = case when held.status = 'excluded' then held.status
        when held.status = 'declined' and excluded.status = 'invited' then excluded.status
        when array_position(${order}, held.status) >= array_position(${order}, excluded.status) then held.status else excluded.status end,
      invited_at = coalesce(held.invited_at, excluded.invited_at), quoted_at = coalesce(held.quoted_at, excluded.quoted_at),
      declined_at = case when excluded.status = 'invited' then null else coalesce(held.declined_at, excluded.declined_at) end,
      version = held.version + 1, updated_at = coalesce(excluded.invited_at, excluded.declined_at, excluded.quoted_at)
    where (held.invited_at is null and excluded.invited_at is not null) or (held.quoted_at is null and excluded.quoted_at is not null)
      or (held.declined_at is null and excluded.declined_at is not null) or (held.declined_at is not null and excluded.status = 'invited')`);
};

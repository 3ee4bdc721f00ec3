import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdSuppliers, refuseBlocked, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { grows, type PlannedAllocation } from './plan-allocations.ts';

/** Refuses suppliers with whom nothing new may begin, and adds the others to those of the requisition. */
export async function checkSuppliers(
  ctx: WriteContext,
  held: Requisition,
  planned: readonly PlannedAllocation[],
): Promise<void> {
  const ids = [...new Set(planned.filter(grows).map(({ given }) => given.supplierId))];
  if (ids.length === 0) return;
  const refs = await holdSuppliers(ctx.db, ids);
  for (const id of ids) {
    const ref = refs.get(id);
    refuseUnusable(ref, 'supplierId');
    refuseBlocked(ref);
  }
  await ctx.db.execute(sql`
    insert into requisition_suppliers (tenant_id, requisition_id, supplier_id, counterparty_id)
    select ${ctx.db.tenant}::uuid, ${held.id}::uuid, chosen.id, chosen.party
    from unnest(${ids}::uuid[], ${ids.map((id) => refs.get(id)?.counterpartyId)}::uuid[]) chosen(id, party)
    on conflict (tenant_id, requisition_id, supplier_id) do nothing`);
  await refuseExcluded(ctx, held, ids);
}

async function refuseExcluded({ db }: WriteContext, held: Requisition, ids: readonly string[]) {
  const excluded = await db.first<{ id: string }>(sql`
    select supplier_id as id from requisition_suppliers
    where tenant_id = ${db.tenant} and requisition_id = ${held.id} and supplier_id = any(${ids}::uuid[]) and status = 'excluded'
    order by supplier_id limit 1`);
  if (excluded)
    throw conflict(
      'supplier_excluded',
      words('The supplier was excluded from this requisition.', 'Поставщик исключён из этой заявки.'),
      { supplierId: excluded.id },
    );
}

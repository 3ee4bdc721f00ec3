import type { Warehouse } from '../../../../../nouns/warehouse.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { inUse, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { warehouse, warehouses } from '../warehouse.ts';

export const archiveWarehouse = command({
  name: 'warehouses.archive-warehouse',
  summary: words('Archive a warehouse', 'Перенести склад в архив'),
  description:
    'Only an empty warehouse that is not the default. It stays readable by its identifier and can be restored. Archiving it again changes nothing.',
  permission: 'warehouses.delete',
  scope: 'warehouses.delete',
  refuses: ['has_dependencies', 'precondition_failed'],
  input: object({ id: id() }),
  output: warehouse.view,

  async run(ctx, { id }) {
    const before = await warehouses.open(ctx, id);
    if (before.status === 'archived') return unchanged(ctx, before);
    await refuseInUse(ctx.db, before);
    return warehouses.archive(ctx, before);
  },
});

/** What lies in a warehouse is kept by domains above this one, so they answer in the database: `warehouse_blockers` is theirs to extend. */
async function refuseInUse(db: Db, place: Warehouse): Promise<void> {
  const held = await db.many<{ entityType: string; count: number }>(sql`
    select entity_type as "entityType", count from warehouse_blockers(tenant_id => ${db.tenant}, warehouse => ${place.id})`);
  const blockers = [...(place.isDefault ? [{ entityType: warehouse.type, field: 'isDefault' }] : []), ...held];
  if (blockers.length > 0) throw inUse(warehouse.noun, blockers);
}

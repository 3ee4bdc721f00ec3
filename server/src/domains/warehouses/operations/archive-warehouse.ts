import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { refuseInUse } from '../in-use.ts';
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

import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { defaultNeeded, lockDefault, unsetDefault } from '../default-warehouse.ts';
import { refuseTakenName } from '../taken-name.ts';
import { checkPlace, rowOf, warehouseInput } from '../warehouse.input.ts';
import { lockWarehouse, presentWarehouse, type WarehouseRow, warehouseColumns } from '../warehouse.row.ts';
import { warehouse } from '../warehouse.ts';

export const updateWarehouse = command({
  name: 'warehouses.update-warehouse',
  summary: words('Change a warehouse', 'Изменить склад'),
  description:
    'Fields left out stay, null clears. `isDefault: true` takes the mark from the warehouse that has it, whose change is told too; it cannot be taken off otherwise.',
  permission: 'warehouses.update',
  scope: 'warehouses.write',
  refuses: ['already_exists', 'resource_archived', 'business_rule_violated', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...warehouseInput,
    name: Type.Optional(warehouse.fields.name),
    version: Type.Optional(version()),
  }),
  output: warehouse.view,

  async run(ctx, { id, version: _, isDefault, customFields, ...input }) {
    const holder = isDefault ? await lockDefault(ctx.db) : null;
    const before = await lockWarehouse(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.archivedAt) throw archived(warehouse.noun);
    if (isDefault === false && before.isDefault) throw defaultNeeded();
    checkPlace(before, input);
    const custom = await checkCustomFields(ctx, warehouse.customFieldsOf, customFields, before.customFields);
    await refuseTakenName(ctx, input, id);
    if (holder && holder.id !== id) await unsetDefault(ctx, holder);

    const changes = {
      ...rowOf(input),
      ...(isDefault && { is_default: true }),
      ...(customFields && { custom_fields: JSON.stringify(custom) }),
    };
    const row = await ctx.db.first<WarehouseRow>(sql`
      update warehouses place set ${assignments({ ...changes, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = now()
      where place.tenant_id = ${ctx.db.tenant} and place.id = ${id} and ${differsFrom(changes)} returning ${warehouseColumns}`);
    if (!row) {
      ctx.nothingChanged();
      return before;
    }
    const after = presentWarehouse(row);
    ctx.record(warehouse.changed('updated', before, after));
    return after;
  },
});

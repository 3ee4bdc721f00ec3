import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { lockDefault, unsetDefault } from '../default-warehouse.ts';
import { refuseTakenName } from '../taken-name.ts';
import { checkPlace, rowOf, warehouseInput } from '../warehouse.input.ts';
import { presentWarehouse, type WarehouseRow, warehouseColumns } from '../warehouse.row.ts';
import { warehouse } from '../warehouse.ts';

export const createWarehouse = command({
  name: 'warehouses.create-warehouse',
  summary: words('Create a warehouse', 'Создать склад'),
  description:
    'Only the name is required. The first warehouse of a portal becomes its default; a later one with `isDefault` takes the mark over.',
  permission: 'warehouses.create',
  scope: 'warehouses.write',
  refuses: ['already_exists', 'conflict'],
  input: object({ ...warehouseInput, name: warehouse.fields.name }),
  output: warehouse.view,

  async run(ctx, { isDefault, customFields, ...input }) {
    checkPlace({}, input);
    const custom = await checkCustomFields(ctx, warehouse.customFieldsOf, customFields, null);
    const holder = await lockDefault(ctx.db);
    if (holder && isDefault) await unsetDefault(ctx, holder);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      ...rowOf(input),
      is_default: holder === null || isDefault === true,
      custom_fields: JSON.stringify(custom),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    const made = await ctx.db.first<WarehouseRow>(sql`
      insert into warehouses as place ${columns(row)} on conflict do nothing returning ${warehouseColumns}`);
    if (!made) {
      await refuseTakenName(ctx, input);
      throw refuse('conflict');
    }
    const place = presentWarehouse(made);
    ctx.record(warehouse.fact('created', place));
    return place;
  },
});

import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { command } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { itemInput, rowOf } from '../catalog-item.input.ts';
import { type ItemRow, itemColumns, presentItem, showItem } from '../catalog-item.row.ts';
import { catalogItem } from '../catalog-item.ts';
import { inCompanyCurrency } from '../in-company-currency.ts';
import { takenSku } from '../taken-sku.ts';

export const createItem = command({
  name: 'catalog.create-item',
  summary: words('Create a catalog item', 'Создать позицию каталога'),
  description: 'Only the name is required. A planned cost makes the current cost until a purchase is known.',
  permission: 'catalog.create',
  scope: 'catalog.write',
  refuses: ['already_exists'],
  input: Type.Object({ ...itemInput, name: catalogItem.fields.name }, { additionalProperties: false }),
  output: catalogItem.view,

  async run(ctx, input) {
    const custom = await checkCustomFields(ctx, catalogItem.customFieldsOf, input.customFields, null);
    const row = {
      tenant_id: ctx.db.tenant,
      ...rowOf(await inCompanyCurrency(ctx, input)),
      ...(input.plannedCost && { planned_at: new Date().toISOString() }),
      custom_fields: JSON.stringify(custom),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    const made = await ctx.db.first<ItemRow>(sql`
      insert into catalog_items as item ${columns(row)} on conflict do nothing returning ${itemColumns}`);
    if (!made) throw await takenSku(ctx, input.sku as string);

    const item = presentItem(made);
    ctx.record(catalogItem.fact('created', item));
    return showItem(ctx.actor, item);
  },
});

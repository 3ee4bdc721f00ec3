import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { pieces } from '../../../kernel/values/units.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { itemCreation, itemRow } from '../catalog-item.input.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { refuseClosedCategory } from '../categories/open-category.ts';
import { refuseFaults, refuseStrangeSuppliers } from '../check-item.ts';
import { possibleDuplicates, warnOfDuplicates } from '../duplicates/find-duplicates.ts';
import { inCompanyCurrency } from '../in-company-currency.ts';
import { insertItem } from '../insert-item.ts';
import { firstCost } from '../prices/first-price.ts';
import { enterInitialStock, initialStock } from '../stock/initial-stock.ts';
import { takenSku } from '../taken-sku.ts';

export const createItem = command({
  name: 'catalog.create-item',
  summary: words('Create a catalog item', 'Создать позицию каталога'),
  description:
    'Only the name is required. A planned cost makes the current cost until a purchase is known. `initialStock` of a product makes its first movements. `warnings` names items that may be the same thing: an equal article, article of the manufacturer or barcode, or a name much alike in the same unit. Nothing is merged by itself.',
  permission: 'catalog.create',
  scope: 'catalog.write',
  refuses: ['already_exists'],
  input: object({ ...itemCreation, initialStock: Type.Optional(initialStock) }),
  output: object({ ...catalogItem.fields, warnings: possibleDuplicates }, { title: 'Created catalog item' }),

  async run(ctx, { initialStock, ...input }) {
    refuseFaults(input, input.baseUom ?? pieces);
    const custom = await checkCustomFields(ctx, catalogItem.customFieldsOf, input.customFields, null);
    const given = await inCompanyCurrency(ctx, input);
    if (input.categoryId) await refuseClosedCategory(ctx.db, 'categoryId', input.categoryId);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      ...itemRow(given),
      ...(given.plannedCost && firstCost(given.plannedCost)),
      custom_fields: JSON.stringify(custom),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    const [made] = await Promise.all([insertItem(ctx, row, input), refuseStrangeSuppliers(ctx, input)]);
    if (!made) throw await takenSku(ctx, input.sku as string);
    const { item, around } = made;

    ctx.record(catalogItem.fact('created', item));
    if (initialStock?.length) await enterInitialStock(ctx, item.id, initialStock);
    return { ...catalogItems.show(ctx.actor, item), warnings: await warnOfDuplicates(ctx, input, around) };
  },
});

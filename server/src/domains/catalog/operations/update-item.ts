import Type from 'typebox';
import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import { id, object, version } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, raw, sql } from '../../../kernel/sql/sql.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { itemChange, itemRow } from '../catalog-item.input.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { refuseClosedCategory } from '../categories/open-category.ts';
import { refuseFaults, refuseStrangeSuppliers, staleUnits } from '../check-item.ts';
import { inCompanyCurrency } from '../in-company-currency.ts';
import { refuseNewIdentity } from '../item-in-use.ts';
import { recordPrices } from '../prices/operations/record-prices.ts';
import { withdrawPrices } from '../prices/operations/withdraw-prices.ts';
import { priceTerms } from '../prices/price-terms.ts';
import { refreshCosts } from '../prices/refresh-costs.ts';
import { refuseTakenSku } from '../taken-sku.ts';

export const updateItem = command({
  name: 'catalog.update-item',
  summary: words('Change a catalog item', 'Изменить позицию каталога'),
  description:
    'Fields left out stay, null clears. A change that changes nothing makes no event and no new version. `type` stays once stock has moved, `baseUom` once stock or a price is counted in it.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['has_dependencies', 'already_exists', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...itemChange,
    version: Type.Optional(version()),
  }),
  output: catalogItem.view,

  async run(ctx, { id, version: _, ...input }) {
    const before = await catalogItems.open(ctx, id);
    if (before.archivedAt) throw archived(catalogItem.noun);

    refuseFaults(input, input.baseUom ?? before.baseUom, staleUnits(before, input));
    await refuseNewIdentity(ctx, id, before, input);
    if (input.categoryId && input.categoryId !== before.categoryId)
      await refuseClosedCategory(ctx.db, 'categoryId', input.categoryId);
    await refuseStrangeSuppliers(ctx, input);
    const custom = await checkCustomFields(ctx, catalogItem.customFieldsOf, input.customFields, before.customFields);
    const changes = {
      ...itemRow(await inCompanyCurrency(ctx, input)),
      ...(input.customFields && { custom_fields: JSON.stringify(custom) }),
    };
    if (typeof input.sku === 'string' && input.sku.toLowerCase() !== before.sku?.toLowerCase())
      await refuseTakenSku(ctx, input.sku);

    const row = await ctx.db.first<CatalogItem>(sql`
      with changed as (
        update catalog_items item set ${assignments({ ...changes, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = portal_now(),
          planned_at = ${input.plannedCost === undefined ? sql`planned_at` : input.plannedCost === null ? sql`null` : sql`portal_now()`}
        where item.tenant_id = ${ctx.db.tenant} and item.id = ${id} and ${differsFrom(changes)} returning item.*)
      ${catalogItems.select(ctx.db, raw('true'), raw('changed'))}`);
    if (!row) {
      ctx.nothingChanged();
      return catalogItems.show(ctx.actor, before);
    }
    const after = input.plannedCost === undefined ? row : await recordPlannedCost(ctx, row);
    ctx.record(catalogItem.changed('updated', before, after));
    return catalogItems.show(ctx.actor, after);
  },
});

/** Writes a changed planned cost into the history of prices, and what the item costs now. */
async function recordPlannedCost(ctx: WriteContext, { id, plannedCost }: CatalogItem): Promise<CatalogItem> {
  const origin = { source: 'manual', sourceEntityType: catalogItem.type, sourceEntityId: id } as const;
  if (plannedCost) {
    const { price, currency } = plannedCost;
    await ctx.call(recordPrices, { ...origin, observations: [{ catalogItemId: id, price, currency }] });
  } else {
    await ctx.call(withdrawPrices, origin);
  }
  await refreshCosts(ctx, [id], await priceTerms(ctx));
  return catalogItems.byId(ctx.db, id);
}

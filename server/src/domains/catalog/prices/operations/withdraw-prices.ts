import Type from 'typebox';
import { type PriceSource, priceSources } from '../../../../../../nouns/price-observation.ts';
import { choice, id, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { planForAny } from '../../../../kernel/sql/plan-for-any.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { priceTerms } from '../price-terms.ts';
import { lockPricedItems } from '../told-prices.ts';
import { refreshPrices } from '../write-prices.ts';

/**
 * Withdraws the prices of a source: all of them, or those of some rows. They stay in the history and are candidates no
 * more. It has no address: the command that archives the source calls it.
 */
export const withdrawPrices = command({
  name: 'catalog.withdraw-prices',
  summary: words('Withdraw the prices of a source', 'Отозвать цены источника'),
  permission: 'internal',
  scope: null,
  input: object({
    source: Type.Optional(choice(Object.keys(priceSources) as PriceSource[], 'Source; whatever it is unless given')),
    sourceEntityType: text(64, 'Kind of the record they come from'),
    sourceEntityId: Type.Optional(id('Record they come from')),
    sourceEntityIds: Type.Optional(Type.Array(id(), { title: 'Several such records' })),
    sourceRowIds: Type.Optional(Type.Array(id(), { title: 'Rows of the source; all of them unless given' })),
  }),
  output: object({ withdrawn: Type.Integer() }),

  async run(ctx, { source = null, sourceEntityType, sourceEntityId, sourceEntityIds = [], sourceRowIds = null }) {
    ctx.nothingChanged();
    const papers = sourceEntityId === undefined ? sourceEntityIds : [sourceEntityId];
    const told = sql`tenant_id = ${ctx.db.tenant} and source_entity_type = ${sourceEntityType} and source_entity_id = any(${papers}::uuid[])
      and withdrawn_at is null and (${source}::text is null or source = ${source}) and (${sourceRowIds}::uuid[] is null or source_row_id = any(${sourceRowIds}::uuid[]))`;
    const items = await ctx.db.many<{ id: string }>(
      sql`select distinct catalog_item_id as id from price_observations where ${told}`,
    );
    if (items.length === 0) return { withdrawn: 0 };
    const itemIds = items.map(({ id }) => id);
    const [, terms] = await Promise.all([lockPricedItems(ctx.db, itemIds), priceTerms(ctx), planForAny(ctx.db)]);
    const withdrawn = await ctx.db.execute(
      sql`update price_observations set withdrawn_at = portal_now() where ${told}`,
    );
    await refreshPrices(ctx, itemIds, terms);
    return { withdrawn };
  },
});

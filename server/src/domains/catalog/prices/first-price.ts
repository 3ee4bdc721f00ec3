import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';

interface PlannedCost {
  price: string;
  currency?: string;
}

/** A new item has no other price: what is planned is what it costs, with nothing to be worked out. */
export const firstCost = ({ price, currency }: PlannedCost) => {
  const at = portalNow().toISOString();
  return {
    planned_at: at,
    current_price: price,
    current_currency: currency,
    current_source: 'planned',
    current_at: at,
  };
};

/**
 * The first price of a new item, as its row plans it. A statement of its own: written from what another part of one statement has just made, it would be sent
 * by an engine of shards to all nodes, and fail while any of them is away.
 */
export const tellFirstPrice = (
  { db, actor }: WriteContext,
  { id, baseUom }: CatalogItem,
  { planned_price: price, planned_currency: currency, planned_at }: Readonly<Record<string, unknown>>,
) =>
  db.execute(
    sql`insert into price_observations ${columns({
      tenant_id: db.tenant,
      catalog_item_id: id,
      ...{ price, currency, uom: baseUom, base_price: price, cost_price: price },
      ...{ source: 'manual', source_entity_type: 'catalog_item', source_entity_id: id, source_row_id: id },
      ...{ effective_at: planned_at, recorded_by: actor.userId },
    })}`,
  );

import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';

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

/** The first price of the item in `made`, a row of the same statement. */
export const tellFirstPrice = ({ db, actor }: WriteContext): Sql => sql`
  insert into price_observations (tenant_id, catalog_item_id, price, currency, uom, base_price, cost_price,
    source, source_entity_type, source_entity_id, source_row_id, effective_at, recorded_by)
  select ${db.tenant}::uuid, made.id, made.planned_price, made.planned_currency, made.base_uom, made.planned_price, made.planned_price,
    'manual', 'catalog_item', made.id, made.id, made.planned_at, ${actor.userId}::uuid from made returning id`;

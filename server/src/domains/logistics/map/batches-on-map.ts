import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { MapFilters } from './map-filters.ts';
import { looseBatchesShown, ofStatuses, routesShown } from './shown-on-map.ts';

interface BatchOnMap {
  id: string;
  routeId: string | null;
}

/** Batches on the routes shown, and those that go to an object without a route, with their first three items. */
export const batchesOnMap = (db: Db, filters: MapFilters) =>
  db.many<BatchOnMap>(sql`
    select batch.id, batch.number, batch.status, batch.route_id as "routeId", batch.stop_id as "stopId",
      stop.sequence as "stopSequence", batch.object_id as "objectId", batch.requisition_id as "procurementId",
      req.number as "procurementNumber", batch.planned_date::text as "plannedDate",
      batch.item_count as "itemCount", trim_scale(batch.weight_kg)::text as "weightKg", trim_scale(batch.volume_m3)::text as "volumeM3",
      coalesce(carried.goods, '[]') as goods
    from (
      (select batch.* from delivery_batches batch
       where batch.tenant_id = ${db.tenant} and batch.archived_at is null and ${ofStatuses(filters)}
         and batch.route_id in (select route.id ${routesShown(db.tenant, filters)})
       order by batch.id limit ${filters.limit + 1})
      union all
      (select batch.* ${looseBatchesShown(db.tenant, filters)} order by batch.planned_date, batch.id limit ${filters.limit + 1})
    ) batch
    left join route_stops stop on stop.tenant_id = ${db.tenant} and stop.id = batch.stop_id
    left join requisitions req on req.tenant_id = ${db.tenant} and req.id = batch.requisition_id
    left join lateral (
      select json_agg(json_build_object('name', item.name, 'quantity', trim_scale(item.quantity)::text, 'uom', item.uom)
        order by item.position) as goods
      from delivery_batch_items item
      where item.tenant_id = ${db.tenant} and item.batch_id = batch.id and item.position <= 3) carried on true
    order by stop.sequence, batch.number`);

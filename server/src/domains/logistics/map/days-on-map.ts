import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import type { MapFilters } from './map-filters.ts';
import { looseBatchesShown, ofStatuses, routesShown } from './shown-on-map.ts';

const around = 14;

/** What is planned in the two weeks before and after a day, under the other filters of the map. */
export function daysOnMap(db: Db, filters: MapFilters, middle: string) {
  const span = { ...filters, from: daysAfter(middle, -around), to: daysAfter(middle, around) };
  const { tenant } = db;
  return db.many<{ date: string; routes: number; batches: number }>(sql`
    select planned.day::text as date, sum(planned.routes)::int as routes, sum(planned.batches)::int as batches from (
      select route.planned_date as day, 1 as routes,
        (select count(*)::int from delivery_batches batch where batch.tenant_id = ${tenant} and batch.route_id = route.id
         and batch.archived_at is null and ${ofStatuses(filters)}) as batches
      ${routesShown(tenant, span)}
      union all
      select batch.planned_date, 0, 1 ${looseBatchesShown(tenant, span)}
    ) planned group by planned.day order by planned.day`);
}

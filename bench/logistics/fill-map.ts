import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';
import { sized } from '../measure/size.ts';

export const points = sized(10_000, 100);

const [objects, vehicles] = [points * 0.6, points * 0.3];
/** Of five stops each, one of them at no object: a point of its own. */
const routes = points * 0.1;

/** So many points on the map of a portal: places, trucks with a last point, and routes between them with a batch on each. */
export async function fillMap(owner: Pool, tenantId: string): Promise<void> {
  await owner.query(
    `insert into logistics_objects (tenant_id, code, name, kind, region, address, latitude, longitude)
     select $1, 'LO-' || n, 'Стройплощадка № ' || n, 'site', 'Регион ' || n % 80, 'ул. Складочная, ' || n,
       44 + (n * 7919 % 20000) / 1000.0, 30 + (n * 104729 % 100000) / 1000.0
     from generate_series(1, $2::int) n`,
    [tenantId, objects],
  );
  await owner.query(
    `insert into vehicles (tenant_id, plate_number, plate_key, model, latest_point_id, latest_recorded_at, latest_created_at,
       latest_latitude, latest_longitude, latest_movement, latest_source)
     select $1, 'Т' || n, 't' || n, 'ГАЗон NEXT', uuidv7(), now() - n * interval '3 seconds', now(),
       44 + (n * 6151 % 20000) / 1000.0, 30 + (n * 15013 % 100000) / 1000.0, 'moving', 'telematics'
     from generate_series(1, $2::int) n`,
    [tenantId, vehicles],
  );
  await owner.query(
    `insert into delivery_routes (tenant_id, number, name, planned_date, distance_km)
     select $1, 'DR-' || n, 'Маршрут № ' || n, current_date + n % 14, 1000 from generate_series(1, $2::int) n`,
    [tenantId, routes],
  );
  await owner.query(
    `insert into route_stops (tenant_id, route_id, sequence, kind, label, object_id, latitude, longitude)
     select $1, route.id, place.n, 'delivery', 'Точка ' || place.n, case when place.n < 5 then object.id end,
       coalesce(case when place.n < 5 then object.latitude end, object.latitude + 0.3),
       coalesce(case when place.n < 5 then object.longitude end, object.longitude + 0.3)
     from (select id, row_number() over (order by number) as at from delivery_routes where tenant_id = $1) route
     cross join generate_series(1, 5) place (n)
     join (select id, latitude, longitude, row_number() over (order by code) as at from logistics_objects where tenant_id = $1) object
       on object.at = 1 + (route.at * 7 + place.n) % $2::int`,
    [tenantId, objects],
  );
  await owner.query(
    `with carried as (
       insert into delivery_batches (tenant_id, number, route_id, stop_id, object_id, planned_date, item_count)
       select $1, 'DB-' || row_number() over (), stop.route_id, stop.id, stop.object_id, current_date, 1
       from route_stops stop where stop.tenant_id = $1 and stop.sequence = 2 returning id)
     insert into delivery_batch_items (tenant_id, batch_id, position, name, quantity, uom, factor_to_base)
     select $1, id, 1, 'Цемент М500', 10, '168', 1 from carried`,
    [tenantId],
  );
  await owner.query(
    'analyze logistics_objects, vehicles, delivery_routes, route_stops, delivery_batches, delivery_batch_items',
  );
}

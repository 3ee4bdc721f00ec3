import type { Pool } from '../../server/src/platform/postgres/create-pool.ts';

/** An identifier of this moment, the same for the same row: a schema of before partitions has no function for it. */
const idAt = (at: string, seed: string) => `
  (lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${seed}), 1, 3) || '8' || substr(md5(${seed}), 4, 15))::uuid`;

/** What happens in a portal, by how often: mostly items and prices that an ERP sends, then the work of people. */
const events = [
  ...Array.from({ length: 11 }, () => 'catalog_item.updated'),
  ...['catalog_item.created', 'procurement.created', 'procurement.updated', 'procurement.updated'],
  ...['procurement.status_changed', 'procurement.status_changed', 'procurement.item_added', 'procurement.item_added'],
  'procurement.item_updated',
];

/** Facts of a year about the portal's items and requisitions, in order, numbered, told and without a gap. A batch is a statement. */
export async function writeFacts(owner: Pool, tenantId: string, count: number, batch = 250_000): Promise<void> {
  for (let from = 0; from < count; from += batch)
    await owner.query(
      `with item as materialized (select id, row_number() over (order by id) - 1 as place from catalog_items where tenant_id = $1),
       need as materialized (select id, row_number() over (order by id) - 1 as place from requisitions where tenant_id = $1),
       sizes as materialized (select (select count(*) from item) as items, (select count(*) from need) as needs),
       happened as (
         select n, now() - interval '365 days' + (n::float8 / $4) * interval '365 days' as at,
           ($5::text[])[1 + (hashint8(n) & 1048575) % cardinality($5::text[])] as name, (hashint8(n + 7) & 2147483647) as any_of
         from generate_series($2::bigint + 1, $3::bigint) n)
       insert into audit_events (tenant_id, id, position, occurred_at, actor_kind, actor_id, request_id, operation, event, audience, entity_type,
         entity_id, entity_version, display_name, data)
       select $1, ${idAt('at', 'n::text || $1::text')},
         n, at, 'apiKey', person.id, 'req-' || n, split_part(name, '.', 1) || '.write', 'integration_api.' || name, 'stable',
         split_part(name, '.', 1), coalesce(item.id, need.id), 1 + n % 9, 'Запись № ' || n,
         json_build_object('object', json_build_object('name', 'Запись № ' || n), 'changedFields', array['name', 'plannedPrice'])
       from happened cross join sizes
       join users person on person.tenant_id = $1
       left join item on name like 'catalog%' and item.place = any_of % sizes.items
       left join need on name like 'procurement%' and need.place = any_of % sizes.needs`,
      [tenantId, from, Math.min(from + batch, count), count, events],
    );
  await owner.query('update event_heads set numbered = $2, told = $2 where tenant_id = $1', [tenantId, count]);
}

/** One of ten facts of the last 210 days was delivered, at the first attempt but for one in twenty. */
export async function writeDeliveries(owner: Pool, tenantId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into webhook_subscriptions (tenant_id, name, url, status, disabled_reason, secret, secret_shown)
     values ($1, 'ERP', 'http://127.0.0.1:9/', 'disabled', 'manual', 'x', 'x') returning id`,
    [tenantId],
  );
  const id = rows[0]?.id as string;
  await owner.query(
    `with told as (
       select * from audit_events where tenant_id = $1 and position % 10 = 0 and occurred_at >= now() - interval '210 days'),
     made as (
       insert into webhook_deliveries (tenant_id, id, subscription_id, event_id, event, entity_type, entity_id, entity_version, payload_id,
         request_id, status, attempt_count, created_at, finished_at)
       select $1, id, $2, id, event, entity_type, entity_id, entity_version, id, request_id, 'delivered', 1 + (position % 200 = 0)::int,
         occurred_at, occurred_at + interval '1 second'
       from told returning id, created_at, attempt_count)
     insert into webhook_attempts (tenant_id, id, delivery_id, subscription_id, number, trigger, started_at, duration_ms, request_body_sha256,
       response_status, succeeded, will_retry)
     select $1, ${idAt('created_at', 'n::text || made.id::text')}, made.id, $2, n, 'schedule', created_at, 40 + n, repeat('0', 64),
       case when n = attempt_count then 200 else 503 end, n = attempt_count, n < attempt_count
     from made cross join generate_series(1, attempt_count) n`,
    [tenantId, id],
  );
  return id;
}

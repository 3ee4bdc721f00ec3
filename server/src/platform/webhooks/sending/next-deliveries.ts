import { type Condition, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';

type Not = 'not' | '';

/** Due deliveries of an ordered subscription that are looked at by age before it is looked at record by record. */
const mostLookedAt = raw('200');

/**
 * What may be sent next of a subscription `open`, as many as it has room for, locked: the oldest that are due, and in order only the first that
 * is owed of each record. That one is looked for among the oldest; where these are many and of few records, from record to record.
 */
export const nextDeliveries = (tenant: string): Sql => sql`
  select fresh.id from (${dueOf(tenant, 'not')} limit open.fresh for update of delivery skip locked) fresh
  union all
  select retried.id from (${dueOf(tenant, '')} limit open.retries for update of delivery skip locked) retried
  union all
  ${firstOf(tenant, 'not', sql`open.fresh`)}
  union all
  ${firstOf(tenant, '', sql`open.retries`)}`;

const isDue = (table: string, not: Not): Condition => {
  const row = raw(table);
  return sql`${raw(not)} ${row}.retry and ${row}.status in ('pending', 'in_flight') and ${row}.next_attempt_at <= now()`;
};

const dueOf = (tenant: string, not: Not): Sql => sql`
  select delivery.id from webhook_deliveries delivery
  where open.ordering = 'none' and delivery.tenant_id = ${tenant} and delivery.subscription_id = open.id and ${isDue('delivery', not)}
  order by delivery.next_attempt_at, delivery.id`;

// Nothing here is a join whose sides could be exchanged: read in another order, each of thousands of rows would be looked for again and again.
const firstOf = (tenant: string, not: Not, most: Sql): Sql => sql`
  select held.id from unnest(array(
    with recursive oldest as (
      select delivery.id,
        delivery.id = (select first.id from (${owed(tenant, sql`(first.entity_type, first.entity_id) = (delivery.entity_type, delivery.entity_id)`)}) first) as is_first
      from webhook_deliveries delivery
      where open.ordering <> 'none' and delivery.tenant_id = ${tenant} and delivery.subscription_id = open.id and ${isDue('delivery', not)}
      order by delivery.next_attempt_at, delivery.id limit ${mostLookedAt}
    ), record as (
      (${owed(tenant, sql`true`)})
      union all
      select next.* from record
      cross join lateral (${owed(tenant, sql`(first.entity_type, first.entity_id) > (record.entity_type, record.entity_id)`)}) next
    )
    select found.id from (
      select oldest.id from oldest where oldest.is_first
      union all
      select record.id from record
      where (select count(*) from oldest) = ${mostLookedAt} and ${isDue('record', not)} and record.id not in (select oldest.id from oldest)
    ) found limit ${most})) chosen(id)
  cross join lateral (
    select delivery.id from webhook_deliveries delivery where delivery.tenant_id = ${tenant} and delivery.id = chosen.id
    for update of delivery skip locked) held`;

/** The first that the subscription owes, in the order of sending. */
const owed = (tenant: string, of: Condition): Sql => sql`
  select first.id, first.entity_type, first.entity_id, first.retry, first.status, first.next_attempt_at from webhook_deliveries first
  where first.tenant_id = ${tenant} and first.subscription_id = open.id and first.status in ('pending', 'in_flight', 'held')
    and (first.status <> 'held' or open.recovering) and ${of}
  order by first.entity_type, first.entity_id, first.entity_version, first.event_id limit 1`;

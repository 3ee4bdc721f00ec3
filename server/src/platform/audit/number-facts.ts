import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { idsSince } from '../months/ids-since.ts';
import { freshDays } from './read-numbered.ts';

/** Facts numbered in one transaction. */
const mostNumbered = 2_000;

interface Head {
  /** The last number given. */
  numbered: number;
  /** The last fact whose deliveries were made. */
  told: number;
}

/** Takes the head of the portal's order for this transaction; undefined while somebody else has it. */
export const takeHead = (db: Db): Promise<Head | undefined> =>
  db.first<Head>(sql`select numbered, told from event_heads where tenant_id = ${db.tenant} for update skip locked`);

/**
 * Numbers the committed facts that have no position yet, as the holder of the head, and answers the last number given. A slow
 * transaction is late and never skipped: its facts get their numbers once they can be seen. Facts go by their identifiers, which
 * grow with time; those of one record by its versions, whatever the clocks of the processes that wrote them. Only months from `since`
 * on are looked through.
 */
export async function numberFacts(db: Db, { numbered }: Head, since: Sql = idsSince(freshDays)): Promise<number> {
  const { given } = await db.one<{ given: number }>(sql`
    with waiting as (
      select id, entity_type, entity_id, entity_version from audit_events
      where tenant_id = ${db.tenant} and position is null and id >= ${since} order by id limit ${raw(String(mostNumbered))}
    ), lined as (
      select id, entity_version, max(id::text collate "C") over (
        partition by entity_type, entity_id, entity_version is null order by entity_version, id) as latest from waiting
    ), placed as (
      select id, row_number() over (order by latest, entity_version, id) as place from lined
    ), given as (
      update audit_events fact set position = ${numbered}::bigint + placed.place
      from placed where fact.tenant_id = ${db.tenant} and fact.id = placed.id and fact.id >= ${since}
      returning fact.position
    )
    select count(*) as given from given`);
  return numbered + given;
}

/** Writes down how far the order has come; nothing changed, nothing written. */
export async function moveHead(db: Db, before: Head, after: Head): Promise<void> {
  if (before.numbered === after.numbered && before.told === after.told) return;
  await db.execute(sql`
    update event_heads set numbered = ${after.numbered}, told = ${after.told} where tenant_id = ${db.tenant}`);
}

/** Numbers what has no position yet, unless somebody is doing so already. */
export async function numberFresh(db: Db, since?: Sql): Promise<{ again: boolean }> {
  const head = await takeHead(db);
  if (!head) return { again: true };
  const numbered = await numberFacts(db, head, since);
  await moveHead(db, head, { ...head, numbered });
  return { again: numbered - head.numbered === mostNumbered };
}

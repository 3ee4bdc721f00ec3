import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Gathered } from './gather-threads.ts';

/** Makes one of conversations that a letter has shown to be the same: letters, identifiers and links move, the empty ones go. */
export async function mergeThreads(ctx: WriteContext, gathered: readonly Gathered[]): Promise<void> {
  const moves = gathered.flatMap(({ threadId, absorbed }) => absorbed.map((from) => ({ from, to: threadId })));
  if (moves.length === 0) return;
  const { db } = ctx;
  const given = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) moved ("from" uuid, "to" uuid)`;
  await db.execute(sql`
    select 1 from mailbox_threads where tenant_id = ${db.tenant} and id = any(${moves.flatMap(({ from, to }) => [from, to])}::uuid[])
    order by id for update`);
  await db.execute(sql`
    update mailbox_messages message set thread_id = moved."to" from ${given}
    where message.tenant_id = ${db.tenant} and message.thread_id = moved."from"`);
  await db.execute(sql`
    update mailbox_references named set thread_id = moved."to" from ${given}
    where named.tenant_id = ${db.tenant} and named.thread_id = moved."from"`);
  await db.execute(sql`
    insert into mailbox_links (tenant_id, thread_id, entity_type, entity_id, status, source, linked_by, linked_at)
    select link.tenant_id, moved."to", link.entity_type, link.entity_id, link.status, link.source, link.linked_by, link.linked_at
    from mailbox_links link join ${given} on link.thread_id = moved."from"
    where link.tenant_id = ${db.tenant} on conflict do nothing`);
  const gone = moves.map(({ from }) => from);
  await db.execute(sql`delete from mailbox_links where tenant_id = ${db.tenant} and thread_id = any(${gone}::uuid[])`);
  await db.execute(sql`
    update mailbox_threads home set addresses = (
        select array_agg(distinct address) from mailbox_threads one, unnest(one.addresses) address
        where one.tenant_id = ${db.tenant} and (one.id = home.id or one.id in (select "from" from ${given} where "to" = home.id))),
      message_count = (select count(*) from mailbox_messages one where one.tenant_id = ${db.tenant} and one.thread_id = home.id),
      unread_count = (select count(*) from mailbox_messages one
        where one.tenant_id = ${db.tenant} and one.thread_id = home.id and one.direction = 'in' and one.read_at is null)
    where home.tenant_id = ${db.tenant} and home.id in (select "to" from ${given})`);
  await db.execute(sql`delete from mailbox_threads where tenant_id = ${db.tenant} and id = any(${gone}::uuid[])`);
}

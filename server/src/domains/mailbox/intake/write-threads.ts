import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Gathered } from './gather-threads.ts';

/** Makes new conversations, brings the others up to date, and notes the identifiers their letters go by. */
export async function writeThreads(ctx: WriteContext, gathered: readonly Gathered[]): Promise<void> {
  const { db } = ctx;
  const rows = JSON.stringify(gathered.map(asRow));
  await db.execute(sql`
    insert into mailbox_threads as thread (tenant_id, id, subject, addresses, people, message_count, unread_count, last_message_at, last_direction, updated_at)
    select ${db.tenant}::uuid, given.id, given.subject, given.addresses, given.people, given.letters, given.letters, given.last, 'in', ${portalNow().toISOString()}::instant
    from jsonb_to_recordset(${rows}::jsonb)
      given (id uuid, subject text, addresses text[], people text, letters int, last instant)
    on conflict (tenant_id, id) do update set
      addresses = (select array_agg(distinct address) from unnest(thread.addresses || excluded.addresses) address),
      people = case when thread.addresses @> excluded.addresses then thread.people else left(thread.people || ', ' || excluded.people, 2000) end,
      message_count = thread.message_count + excluded.message_count, unread_count = thread.unread_count + excluded.unread_count,
      last_message_at = greatest(thread.last_message_at, excluded.last_message_at),
      last_direction = case when excluded.last_message_at >= thread.last_message_at then 'in' else thread.last_direction end,
      version = thread.version + 1, updated_at = excluded.updated_at`);
  const identifiers = gathered.flatMap(({ threadId, identifiers }) =>
    [...identifiers].map((identifier) => ({ identifier, threadId })),
  );
  await db.execute(sql`
    insert into mailbox_references (tenant_id, message_id, thread_id)
    select ${db.tenant}::uuid, given.identifier, given."threadId"
    from jsonb_to_recordset(${JSON.stringify(identifiers)}::jsonb) given (identifier text, "threadId" uuid)
    on conflict (tenant_id, message_id) do nothing`);
}

function asRow({ threadId, letters }: Gathered) {
  const people = new Map(
    letters.flatMap(({ from, to, cc, others }) =>
      [...(from ? [from] : []), ...to, ...cc]
        .filter(({ address }) => others.includes(address))
        .map(({ name, address }) => [address, name ? `${name} <${address}>` : address] as const),
    ),
  );
  const times = letters.map(({ sentAt }) => sentAt).sort();
  return {
    id: threadId,
    subject: letters[0]?.subject ?? '',
    addresses: [...people.keys()],
    people: [...people.values()].join(', ').slice(0, 2_000),
    letters: letters.length,
    last: times.at(-1),
  };
}

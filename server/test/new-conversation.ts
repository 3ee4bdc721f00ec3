import { owner, type Portal } from './harness.ts';

/** A conversation of a portal, without its letters. */
export async function newConversation({ tenantId }: Pick<Portal, 'tenantId'>): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into mailbox_threads (tenant_id, subject, last_message_at, last_direction) values ($1, 'Цены', now(), 'in') returning id`,
    [tenantId],
  );
  return rows[0]?.id as string;
}

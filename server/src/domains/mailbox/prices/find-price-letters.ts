import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Gathered } from '../intake/gather-threads.ts';
import { offerTables, type SentTable } from './offer-tables.ts';

/**
 * Tables of new letters go on to be read. What a conversation is about counts when a letter of ours says so or a person did; an address
 * alone names a supplier, never a requisition.
 */
export async function findPriceLetters(
  ctx: WriteContext,
  connectors: readonly AnyConnector[],
  gathered: readonly Gathered[],
): Promise<void> {
  const letterIds = gathered.flatMap(({ letters }) => letters.map(({ id }) => id));
  const { db } = ctx;
  const sent = await db.many<SentTable>(sql`
    select file->>'fileId' as file_id, file->>'fileName' as file_name, message.message_id,
      array(select link.entity_id from mailbox_links link
        where link.tenant_id = ${db.tenant} and link.thread_id = message.thread_id and link.entity_type = 'supplier'
          and link.status <> 'dismissed') as suppliers,
      array(select link.entity_id from mailbox_links link
        where link.tenant_id = ${db.tenant} and link.thread_id = message.thread_id and link.entity_type = 'requisition'
          and link.status = 'confirmed') as requisitions
    from mailbox_messages message cross join lateral jsonb_array_elements(message.attachments) file
    where message.tenant_id = ${db.tenant} and message.id = any(${letterIds}::uuid[]) and file->>'fileId' is not null
    order by message.uid`);
  await offerTables(ctx, connectors, sent);
}

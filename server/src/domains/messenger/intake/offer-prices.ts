import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { offerTables, type SentTable } from '../../mailbox/prices/offer-tables.ts';

/** A table that a supplier has sent goes the way of one that came by mail: into a preview, which waits for a person. */
export async function offerPrices(ctx: WriteContext, connectors: readonly AnyConnector[], messageId: string) {
  const { db } = ctx;
  const sent = await db.many<SentTable>(sql`
    select message.file->>'fileId' as file_id, message.file->>'fileName' as file_name, message.external_id as message_id,
      array(select link.entity_id from messenger_links link
        where link.tenant_id = ${db.tenant} and link.conversation_id = message.conversation_id and link.entity_type = 'supplier'
          and link.status <> 'dismissed') as suppliers,
      array(select link.entity_id from messenger_links link
        where link.tenant_id = ${db.tenant} and link.conversation_id = message.conversation_id and link.entity_type = 'procurement'
          and link.status = 'confirmed') as requisitions
    from messenger_messages message
    where message.tenant_id = ${db.tenant} and message.id = ${messageId} and message.file->>'fileId' is not null`);
  await offerTables(ctx, connectors, sent);
}

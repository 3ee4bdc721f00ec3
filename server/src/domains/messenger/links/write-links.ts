import type { ConversationLink, TalkedAbout } from '../../../../../nouns/messenger-conversation.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export interface NewLink {
  conversationId: string;
  entityType: TalkedAbout;
  entityId: string;
  status: ConversationLink['status'];
  source: ConversationLink['source'];
}

/**
 * Links conversations to records, in one statement. What is confirmed stays so; what a person dismissed comes back when somebody
 * writes from the record or says so, never by a suggestion.
 */
export async function writeLinks(ctx: WriteContext, links: readonly NewLink[]): Promise<number> {
  if (links.length === 0) return 0;
  return ctx.db.execute(sql`
    insert into messenger_links as link (tenant_id, conversation_id, entity_type, entity_id, status, source, linked_by, linked_at)
    select ${ctx.db.tenant}::uuid, given."conversationId", given."entityType", given."entityId", min(given.status), max(given.source),
      ${ctx.actor.userId}::uuid, ${portalNow().toISOString()}::instant
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      given ("conversationId" uuid, "entityType" text, "entityId" uuid, status text, source text)
    group by given."conversationId", given."entityType", given."entityId"
    on conflict (tenant_id, conversation_id, entity_type, entity_id) do update
      set status = 'confirmed', source = excluded.source, linked_by = excluded.linked_by, linked_at = excluded.linked_at
      where excluded.status = 'confirmed' and link.status <> 'confirmed'`);
}

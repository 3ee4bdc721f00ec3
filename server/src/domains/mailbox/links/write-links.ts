import type { LinkedType, ThreadLink } from '../../../../../nouns/mailbox-thread.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export interface NewLink {
  threadId: string;
  entityType: LinkedType;
  entityId: string;
  status: ThreadLink['status'];
  source: ThreadLink['source'];
}

/**
 * Links conversations to records, in one statement. What is confirmed stays so; what a person dismissed comes back by a person alone.
 */
export async function writeLinks(ctx: WriteContext, links: readonly NewLink[]): Promise<number> {
  if (links.length === 0) return 0;
  return ctx.db.execute(sql`
    insert into mailbox_links as link (tenant_id, thread_id, entity_type, entity_id, status, source, linked_by, linked_at)
    select ${ctx.db.tenant}::uuid, given."threadId", given."entityType", given."entityId", min(given.status), max(given.source),
      ${ctx.actor.userId}::uuid, ${portalNow().toISOString()}::instant
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      given ("threadId" uuid, "entityType" text, "entityId" uuid, status text, source text)
    group by given."threadId", given."entityType", given."entityId"
    on conflict (tenant_id, thread_id, entity_type, entity_id) do update
      set status = 'confirmed', source = excluded.source, linked_by = excluded.linked_by, linked_at = excluded.linked_at
      where excluded.status = 'confirmed' and (link.status = 'suggested' or (link.status = 'dismissed' and excluded.source = 'person'))`);
}

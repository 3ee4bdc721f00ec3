import type { MessengerChannel } from '../../../kernel/integrations/ports/messenger.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { adoptConversations } from './adopt-conversations.ts';

/** Channels as the provider lists them now. Those it lists no more stay, with what was written through them. */
export async function writeChannels(ctx: WriteContext, installationId: string, channels: readonly MessengerChannel[]) {
  const { db } = ctx;
  const at = portalNow().toISOString();
  const rows = [...new Map(channels.map((one) => [one.externalId, one])).values()].map((one) => ({
    external_id: one.externalId,
    transport: one.transport,
    label: one.label,
    state: one.state,
    works: one.works,
    chat_types: one.chatTypes,
  }));
  await db.execute(sql`
    insert into messenger_channels as channel (tenant_id, installation_id, synced_at, external_id, transport, label, state, works, chat_types)
    select ${db.tenant}::uuid, ${installationId}::uuid, ${at}::instant, given.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      given (external_id text, transport text, label text, state text, works boolean, chat_types text[])
    order by given.external_id
    on conflict (tenant_id, installation_id, external_id) do update
      set transport = excluded.transport, label = excluded.label, state = excluded.state, works = excluded.works,
        chat_types = excluded.chat_types, is_gone = false, synced_at = excluded.synced_at`);
  await db.execute(sql`
    update messenger_channels set is_gone = true, works = false
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and not is_gone
      and external_id <> all(${rows.map(({ external_id }) => external_id)}::text[])`);
  await adoptConversations(
    ctx,
    installationId,
    rows.map(({ external_id }) => external_id),
  );
}

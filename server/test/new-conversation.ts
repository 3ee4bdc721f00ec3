import { digestOfToken, makeEndpointToken } from '../src/platform/integrations/inbound/endpoint/endpoint-token.ts';
import { owner, type Portal } from './harness.ts';

/** A conversation of a portal, without its letters. */
export async function newConversation({ tenantId }: Pick<Portal, 'tenantId'>): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into mailbox_threads (tenant_id, subject, last_message_at, last_direction) values ($1, 'Цены', now(), 'in') returning id`,
    [tenantId],
  );
  return rows[0]?.id as string;
}

/** A conversation of a messenger that is connected, as far as the tables know. */
export async function newTalk({ tenantId, ownerId }: Pick<Portal, 'tenantId' | 'ownerId'>): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into integration_installations (tenant_id, slug, status, installed_by) values ($1, 'wazzup', 'installed', $2) returning id`,
    [tenantId, ownerId],
  );
  const installationId = rows[0]?.id;
  await owner.query(
    `insert into messenger_channels (tenant_id, installation_id, external_id, transport, label, state, works, chat_types, synced_at)
     values ($1, $2, 'c-1', 'whatsapp', 'Снабжение', 'active', true, '{whatsapp}', now())`,
    [tenantId, installationId],
  );
  const talk = await owner.query<{ id: string }>(
    `insert into messenger_conversations (tenant_id, installation_id, channel_id, chat_type, chat_id, name, phone, last_message_at, last_direction)
     values ($1, $2, 'c-1', 'whatsapp', '79160000001', 'Ольга Петрова', '79160000001', now(), 'in') returning id`,
    [tenantId, installationId],
  );
  return talk.rows[0]?.id as string;
}

/** The token of an address that the provider of a messenger posts to. */
export async function newProviderToken({ tenantId, ownerId }: Pick<Portal, 'tenantId' | 'ownerId'>): Promise<string> {
  const token = makeEndpointToken();
  const { rows } = await owner.query<{ id: string }>(
    `insert into integration_installations (tenant_id, slug, status, installed_by) values ($1, 'wazzup', 'installed', $2) returning id`,
    [tenantId, ownerId],
  );
  await owner.query(
    `insert into inbound_endpoints (tenant_id, installation_id, area, digest, token)
     values ($1, $2, 'messenger', $3, 'sealed')`,
    [tenantId, rows[0]?.id, digestOfToken(token)],
  );
  return token;
}

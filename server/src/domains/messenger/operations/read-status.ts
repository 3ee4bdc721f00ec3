import { type InstallationStatus, installationFlow } from '../../../../../nouns/installation.ts';
import { choice, flag, integer, nullable, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { messengerPorts } from '../messenger-port.ts';

export const installationStatuses = Object.keys(installationFlow.statuses) as InstallationStatus[];

/** The section shows once the integration has been enabled, also while a fault has stopped it: what was written is there to be read. */
const shows: readonly InstallationStatus[] = ['installed', 'sync_error', 'requires_setup'];

export const readStatus = (connectors: readonly AnyConnector[]) =>
  query({
    name: 'messenger.read-status',
    summary: words('Whether the section of messengers shows', 'Показывать ли раздел мессенджеров'),
    description:
      'For the menu: whether the section shows, in what state the integration is, and how many messages nobody has read. The right to read messengers is all it asks for.',
    permission: 'messengers.read',
    scope: 'messengers.read',
    input: object({}),
    output: object(
      {
        isShown: flag('The section shows'),
        status: nullable(choice(installationStatuses, 'State of the integration; null where none is installed')),
        canSend: flag('Messages can be sent now'),
        unreadCount: integer('Messages nobody has read yet', { minimum: 0 }),
      },
      { title: 'Messengers in the menu' },
    ),
    async run({ db }) {
      const slugs = [...messengerPorts(connectors).keys()];
      const { status, unread, channels, was_enabled } = await db.one<{
        status: InstallationStatus | null;
        unread: number;
        channels: boolean;
        was_enabled: boolean;
      }>(sql`
        select installed.status, exists (
            select 1 from messenger_channels channel
            where channel.tenant_id = ${db.tenant} and channel.installation_id = installed.id) as was_enabled, exists (
            select 1 from messenger_channels channel
            where channel.tenant_id = ${db.tenant} and channel.installation_id = installed.id and channel.works) as channels,
          (select coalesce(sum(talk.unread_count), 0)::int from messenger_conversations talk
           where talk.tenant_id = ${db.tenant} and talk.unread_count > 0) as unread
        from (select 1) once
        left join lateral (
          select one.id, one.status from integration_installations one
          where one.tenant_id = ${db.tenant} and one.slug = any(${slugs}::text[]) and one.archived_at is null
          order by one.created_at limit 1) installed on true`);
      const isShown = status !== null && shows.includes(status) && (status !== 'requires_setup' || was_enabled);
      return { isShown, status, canSend: status === 'installed' && channels, unreadCount: isShown ? unread : 0 };
    },
  });

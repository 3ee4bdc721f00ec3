import Type from 'typebox';
import { choice, flag, id, instant, integer, nullable, object, text } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { standingProviderWebhook } from '../../../platform/integrations/inbound/provider/standing-provider-webhook.ts';
import { channelsOf, messengerChannel } from '../messenger-channel.ts';
import { messengerPorts } from '../messenger-port.ts';
import { type PushKind, pushKinds } from '../pushes/push-kinds.ts';
import { installationStatuses } from './read-status.ts';

const delivery = object(
  {
    id: id(),
    receivedAt: instant('Received'),
    size: integer('Bytes', { minimum: 0 }),
    status: choice(['received', 'waiting', 'applied', 'unreadable', 'skipped', 'failed'], 'How far it is'),
    events: integer('Events it held', { minimum: 0 }),
    fresh: integer('Those that had not come before', { minimum: 0 }),
  },
  { title: 'What the provider posted' },
);

const told = object(
  {
    pushed: integer('Records the provider has taken', { minimum: 0 }),
    refused: integer('Records it does not take', { minimum: 0 }),
    lastPushedAt: nullable(instant('Last told')),
  },
  { title: 'What the provider was told' },
);

const overview = object(
  {
    installationId: nullable(id('Installation')),
    status: nullable(choice(installationStatuses, 'State of the integration')),
    channels: Type.Array(messengerChannel.view, { title: 'Channels' }),
    webhook: object(
      {
        isRegistered: flag('The provider posts to us'),
        registeredAt: nullable(instant('Registered')),
        lastEventAt: nullable(instant('Last post')),
        lastError: nullable(text(500, 'Why the last registration failed')),
      },
      { title: 'Webhook' },
    ),
    recentEvents: Type.Array(delivery, { title: 'What came last; the newest first' }),
    users: told,
    contacts: told,
    deals: told,
  },
  { title: 'Overview of messengers' },
);

export const readOverview = (connectors: readonly AnyConnector[]) =>
  query({
    name: 'messenger.read-overview',
    summary: words('Overview of messengers', 'Обзор мессенджеров'),
    description:
      'Channels with their states, whether the provider posts to us, what came last, and how many users, contacts and deals it was told of. Addresses and texts are not among it.',
    permission: 'messengers.read',
    scope: 'messengers.read',
    input: object({}),
    output: overview,
    async run({ db, language }) {
      const slugs = [...messengerPorts(connectors).keys()];
      const installed = await db.first<{ id: string; status: (typeof installationStatuses)[number] }>(sql`
        select id, status from integration_installations
        where tenant_id = ${db.tenant} and slug = any(${slugs}::text[]) and archived_at is null order by created_at limit 1`);
      if (!installed)
        return { installationId: null, status: null, channels: [], webhook: none, recentEvents: [], ...untold };
      const { registeredAt, lastError, lastEventAt, recent } = await standingProviderWebhook(db, installed.id);
      return {
        installationId: installed.id,
        status: installed.status,
        channels: await channelsOf(db, installed.id),
        webhook: {
          isRegistered: registeredAt !== null,
          registeredAt,
          lastEventAt,
          lastError: lastError && lastError.message[language].slice(0, 500),
        },
        recentEvents: recent,
        ...(await toldOf(db, installed.id)),
      };
    },
  });

const none = { isRegistered: false, registeredAt: null, lastEventAt: null, lastError: null };
const nothing = { pushed: 0, refused: 0, lastPushedAt: null };
const untold = { users: nothing, contacts: nothing, deals: nothing };

async function toldOf(db: Db, installationId: string): Promise<typeof untold> {
  const rows = await db.many<{ kind: string; pushed: number; refused: number; lastPushedAt: null }>(sql`
    select external_kind as kind, count(*) filter (where pushed_at is not null)::int as pushed,
      count(*) filter (where refused is not null)::int as refused, max(pushed_at) as "lastPushedAt"
    from messenger_pushes where tenant_id = ${db.tenant} and installation_id = ${installationId} group by external_kind`);
  const known = new Map(rows.map(({ kind, ...counts }) => [kind, counts]));
  return Object.fromEntries(
    (Object.keys(pushKinds) as PushKind[]).map((what) => [what, known.get(pushKinds[what]) ?? nothing]),
  ) as typeof untold;
}

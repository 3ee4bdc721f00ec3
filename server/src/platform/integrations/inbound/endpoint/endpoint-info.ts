import Type from 'typebox';
import { flag, instant, integer, nullable, object } from '../../../../kernel/fields.ts';
import type { WebhookArea } from '../../../../kernel/integrations/provider-webhook.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import type { Words } from '../../../../kernel/problems/errors.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { maskSecret } from '../../../secrets/mask-secret.ts';
import type { Connectors, InstallationRow } from '../../installation.row.ts';
import { takesWebhooks } from '../takes-webhooks.ts';
import { endpointPlace, providerAddress } from './create-endpoint.ts';

export const endpointFields = {
  url: Type.String({
    title: 'Address the other system posts to',
    description:
      'Of an address that we register at a provider ourselves, the token at its end is its secret and stays covered.',
    examples: ['https://romashka.example/api/v1/webhooks/inbound/m0Yx3sVvJ4mJb8n2cQ1kqHf7tQ9wzE5uRr6dLkPyA0E'],
  }),
  active: flag('What comes is accepted'),
  secretMasked: Type.String({ title: 'End of the secret', examples: ['whsec_••••abcd'] }),
  lastEventAt: nullable(instant('Last event accepted')),
  receivedCount: integer('Events accepted so far', { minimum: 0 }),
  previousUrlValidUntil: nullable(instant('The address before is accepted until')),
};

export const endpointInfo = object(endpointFields, { title: 'Address for webhooks' });

type EndpointInfo = Type.Static<typeof endpointInfo>;

interface EndpointRow {
  id: string;
  area: 'inbound' | WebhookArea;
  token: string;
  secret_shown: string | null;
  previous_until: string | null;
  received_before: number;
  received: number;
  last_event_at: string | null;
}

/** The current address of an installation and what came by it and those before. */
export async function readEndpointInfo(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  { id, status }: Pick<InstallationRow, 'id' | 'status'>,
): Promise<EndpointInfo> {
  const row = await db.one<EndpointRow>(sql`
    select endpoint.id, endpoint.area, endpoint.token, endpoint.secret_shown,
      (select max(before.valid_until) from inbound_endpoints before
       where before.tenant_id = ${db.tenant} and before.installation_id = ${id} and before.valid_until > now()) as previous_until,
      (select sum(counted.received_before)::bigint from inbound_endpoints counted
       where counted.tenant_id = ${db.tenant} and counted.installation_id = ${id}) as received_before,
      (select count(*) from inbound_receipts receipt
       where receipt.tenant_id = ${db.tenant} and receipt.installation_id = ${id})
      + (select count(*) from provider_deliveries delivery
         where delivery.tenant_id = ${db.tenant} and delivery.installation_id = ${id}) as received,
      greatest((select max(receipt.received_at) from inbound_receipts receipt
       where receipt.tenant_id = ${db.tenant} and receipt.installation_id = ${id}),
       (select max(delivery.received_at) from provider_deliveries delivery
        where delivery.tenant_id = ${db.tenant} and delivery.installation_id = ${id})) as last_event_at
    from inbound_endpoints endpoint
    where endpoint.tenant_id = ${db.tenant} and endpoint.installation_id = ${id} and endpoint.valid_until is null`);
  const token = await services.vault.open(db, endpointPlace(row.id, 'token'), row.token);
  const place =
    row.area === 'inbound'
      ? { url: addressOf(services, token), secretMasked: `whsec_${row.secret_shown}` }
      : { url: providerAddress(services, row.area, maskSecret(token)), secretMasked: maskSecret(token) };
  return {
    ...place,
    active: takesWebhooks(status),
    lastEventAt: row.last_event_at,
    receivedCount: row.received_before + row.received,
    previousUrlValidUntil: row.previous_until,
  };
}

/** The address and the secret in plain, for who is to sign with it. */
export async function readEndpointPair({ db, services }: Pick<ReadContext, 'db' | 'services'>, installationId: string) {
  const { id, ...sealed } = await db.one<{ id: string; token: string; secret: string }>(sql`
    select id, token, secret from inbound_endpoints
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and valid_until is null`);
  const [token, secret] = await services.vault.openAll(db, [
    { place: endpointPlace(id, 'token'), sealed: sealed.token },
    { place: endpointPlace(id, 'secret'), sealed: sealed.secret },
  ]);
  return { url: addressOf(services, token as string), secret: secret as string };
}

const addressOf = ({ publicUrl }: ReadContext['services'], token: string) =>
  `${publicUrl}/api/v1/webhooks/inbound/${token}`;

/** Refuses what has no address for webhooks. */
export function demandInbound(connectors: Connectors, { slug, inbound }: Pick<InstallationRow, 'slug' | 'inbound'>) {
  const connector = connectors.bySlug(slug);
  if (!inbound && connector?.manifest.inbound !== true && !connector?.webhook)
    throw brokenRule('inbound_not_supported', notSupported);
}

const notSupported: Words = words(
  'This integration takes no webhooks. Install one that does, such as webhooks-in.',
  'Эта интеграция не принимает вебхуки. Установите ту, что принимает, например webhooks-in.',
);

import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { fromHeader, rawBody } from '../../../../kernel/intake/raw-body.ts';
import type { WebhookArea } from '../../../../kernel/integrations/provider-webhook.ts';
import type { Job } from '../../../../kernel/job.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { countLine } from '../../log/count-line.ts';
import { stateLine } from '../../log/state-line.ts';
import { enterByProviderToken } from '../provider/enter-by-provider-token.ts';
import { endpointUnknown, type TokenPlace } from './enter-by-token.ts';
import { noteRefusal } from './note-refusal.ts';

const mostBytes = 1024 * 1024;

const token = Type.String({
  title: 'Token of the address',
  maxLength: 200,
  examples: ['m0Yx3sVvJ4mJb8n2cQ1kqHf7tQ9wzE5uRr6dLkPyA0E'],
});

const received = object({ received: Type.Literal(true, { title: 'It was received' }) });

/** Keeps what a provider posts and answers before anything is done with it: whatever it holds is looked at by a worker. */
export const receiveProviderWebhook = (area: WebhookArea, apply: Job) =>
  command({
    name: `integrations.receive-${area}-webhook`,
    summary: words('Receive a webhook of the provider', 'Принять вебхук провайдера'),
    description:
      'For the provider alone, which was told this address when it was registered. 200 is answered once the body is kept, whatever it holds: what cannot be read, comes twice or comes late is found in the journal of the installation. While the integration is disabled 200 is answered and nothing is kept.',
    permission: 'visitor',
    scope: null,
    refuses: ['webhook_endpoint_not_found'],
    input: object({
      token,
      body: rawBody('What the provider posts', {
        maxBytes: mostBytes,
        description: 'As its documentation says; at most 1 MiB.',
      }),
    }),
    output: received,
    enter: enterByProviderToken(area),

    async run(ctx, { body }, place: TokenPlace) {
      ctx.nothingChanged();
      const { works } = await standing(ctx, place);
      if (works) await keep(ctx, place, body, apply);
      else await countLine(ctx.db, place.installationId, notTaken);
      return { received: true as const };
    },
  });

/** A post too large to be read still stands in the journal. */
export const noteUnreadOf = (area: WebhookArea) =>
  command({
    name: `integrations.note-unread-${area}-webhook`,
    summary: words('Note a webhook that was too large', 'Отметить слишком большой вебхук'),
    permission: 'internal',
    scope: null,
    input: object({ token, bytes: fromHeader('Content-Length', 'Size of the body') }),
    output: Type.Unknown(),
    enter: enterByProviderToken(area),
    async run(ctx, given, place: TokenPlace) {
      ctx.nothingChanged();
      const bytes = /^\d{1,15}$/.test(given.bytes ?? '') ? Number(given.bytes) : null;
      await noteRefusal(ctx.db, place, { bytes }, refuse('payload_too_large'));
    },
  });

/** Settings that wait for a check turn no sender away: what a client writes meanwhile would be lost. */
async function standing({ db }: WriteContext, { endpointId, installationId }: TokenPlace) {
  const found = await db.first<{ works: boolean }>(sql`
    select installed.status <> 'disabled' and portal.status = 'active' as works
    from integration_installations installed
    join inbound_endpoints endpoint on endpoint.tenant_id = ${db.tenant} and endpoint.id = ${endpointId}
      and endpoint.installation_id = installed.id and (endpoint.valid_until is null or endpoint.valid_until > now())
    join tenants portal on portal.tenant_id = ${db.tenant}
    where installed.tenant_id = ${db.tenant} and installed.id = ${installationId} and installed.archived_at is null`);
  if (!found) throw endpointUnknown();
  return found;
}

async function keep(ctx: WriteContext, { endpointId, installationId }: TokenPlace, body: Buffer, apply: Job) {
  const row = {
    tenant_id: ctx.db.tenant,
    id: ctx.newId,
    installation_id: installationId,
    endpoint_id: endpointId,
    body,
    size: body.length,
  };
  await Promise.all([
    ctx.db.execute(sql`insert into provider_deliveries ${columns(row)}`),
    ctx.enqueue(apply, { deliveryId: ctx.newId }, { key: ctx.newId }),
  ]);
}

const notTaken = {
  ...stateLine(
    'webhook.not_taken',
    words(
      'Webhooks are not taken while the integration is disabled.',
      'Пока интеграция отключена, вебхуки не принимаются.',
    ),
  ),
  direction: 'INBOUND',
  level: 'warning',
  status: 'skipped',
} as const;

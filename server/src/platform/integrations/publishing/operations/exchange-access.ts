import Type from 'typebox';
import { id, nullable, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { notFound, refuse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { secretPlace } from '../../../webhooks/subscriptions/subscription-secrets.ts';
import { endpointFields, readEndpointPair } from '../../inbound/endpoint/endpoint-info.ts';
import type { Connectors } from '../../installation.row.ts';
import { installationRow } from '../../installation.row.ts';
import { installation } from '../../installation.ts';
import { shown } from '../../installed.ts';
import { writeLog } from '../../log/write-log.ts';
import { readCode } from '../access/exchange-code.ts';
import { changeExternal, findExternal } from '../access/external-installation.row.ts';
import { handoverPlace } from '../access/open-access.ts';
import { handedOverLine } from '../journal-lines.ts';
import { versionOf } from '../published.ts';

const handedOver = object({
  installationId: id('Installation'),
  tenantId: id('Portal'),
  portalName: Type.String({ title: 'Name of the company' }),
  number: Type.Integer({ title: 'Version it agreed to' }),
  apiBaseUrl: Type.String({ title: 'Base address of the API', examples: ['https://prokura.example.com/api/v1'] }),
  apiKey: Type.String({ title: 'The key of this installation, shown this once' }),
  scopes: Type.Array(Type.String(), { title: 'Scopes of the key' }),
  webhook: nullable(
    object(
      {
        subscriptionId: id('Subscription'),
        secret: Type.String({ title: 'Secret that events are signed with, shown this once' }),
        events: Type.Array(Type.String(), { title: 'Events sent' }),
      },
      { title: 'Subscription to events' },
    ),
  ),
  inbound: nullable(
    object(
      {
        url: endpointFields.url,
        secret: Type.String({ title: 'Secret that webhooks are signed with, shown this once' }),
      },
      { title: 'Where its own webhooks come in' },
    ),
  ),
});

/** For the publisher alone: he shows the code of a signed call and gets, once, what the portal gave him. */
export const exchangeAccess = (connectors: Connectors) =>
  command({
    name: 'integrations.exchange-access',
    summary: words('Exchange a code for the access of an installation', 'Обменять код на доступ к установке'),
    description:
      'The code comes in a signed `installation.created` or `installation.enabled` call, holds for ten minutes and works once.',
    permission: 'visitor',
    scope: null,
    refuses: ['not_found', 'link_used', 'link_expired'],
    revealsSecret: true,
    input: object({
      code: Type.String({
        title: 'Code',
        minLength: 1,
        maxLength: 1_000,
        examples: ['c1Yx3sVvJ4mJb8n2cQ1kqHf7tQ9wzE5uRr6dLkPyA0E'],
      }),
    }),
    output: handedOver,

    async enter({ code }, { services }) {
      const read = readCode(services, code);
      if (!read) throw noSuchCode();
      return { tenantId: read.tenantId, carried: read };
    },

    async run(ctx, _, code) {
      const { db, services } = ctx;
      const held = await findExternal(db, code.installationId, sql`for update`);
      if (!held) throw noSuchCode();
      if (held.handover === null || held.handover_id !== code.handoverId) throw refuse('link_used');
      if (code.expiresAt <= Date.now()) throw refuse('link_expired');
      const apiKey = await services.vault.open(db, handoverPlace(code.installationId), held.handover);
      const { manifest } = await versionOf(db, held.slug, held.number);
      await changeExternal(db, code.installationId, {
        handover: null,
        handover_id: null,
        handed_over_at: new Date().toISOString(),
      });
      await writeLog(db, code.installationId, [handedOverLine()]);
      const row = await installationRow(db, code.installationId);
      ctx.record(installation.fact('handed_over', shown(connectors, row, ctx.language)));
      const { name } = await db.one<{ name: string }>(sql`select name from tenants where tenant_id = ${db.tenant}`);
      return {
        installationId: code.installationId,
        tenantId: db.tenant,
        portalName: name,
        number: held.number,
        apiBaseUrl: `${services.publicUrl}/api/v1`,
        apiKey,
        scopes: manifest.scopes,
        webhook: held.subscription_id === null ? null : await webhookOf(ctx, held.subscription_id),
        inbound: row.inbound ? await readEndpointPair(ctx, row.id) : null,
      };
    },
  });

async function webhookOf({ db, services }: WriteContext, subscriptionId: string) {
  const { secret, events } = await db.one<{ secret: string; events: string[] }>(sql`
    select secret, events from webhook_subscriptions where tenant_id = ${db.tenant} and id = ${subscriptionId}`);
  return { subscriptionId, events, secret: await services.vault.open(db, secretPlace(subscriptionId), secret) };
}

const noSuchCode = () => notFound(words('Code', 'Код'));

import Type from 'typebox';
import { id, integer, object } from '../../../../kernel/fields.ts';
import { command, inSteps, query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type Connectors, installationRow, lockInstallation } from '../../installation.row.ts';
import { installation } from '../../installation.ts';
import { shown } from '../../installed.ts';
import { stateLine } from '../../log/state-line.ts';
import { writeLog } from '../../log/write-log.ts';
import { providerRefusals } from '../../provider-refusal.ts';
import { webhookRegistration } from '../provider/register-webhook.ts';
import { createEndpoint } from './create-endpoint.ts';
import { demandInbound, endpointFields, readEndpointInfo } from './endpoint-info.ts';
import { getEndpoint } from './get-endpoint.ts';

const withSecret = object(
  {
    ...endpointFields,
    secret: Type.String({
      title: 'Secret, shown this once',
      description: 'Of an address that we register at a provider ourselves: the token that the address ends with.',
      examples: ['whsec_…'],
    }),
  },
  { title: 'New address for webhooks' },
);

const asks = { permission: 'integrations.configure', scope: 'settings.write' } as const;

const input = object({
  id: id(),
  overlapHours: Type.Optional(
    integer('Hours for which the pair before works too; 0 unless said', { minimum: 0, maximum: 72 }),
  ),
});

export function regenerateEndpoint(connectors: Connectors) {
  const [replace, register, read] = [
    replacePair(connectors),
    webhookRegistration(connectors, asks),
    getEndpoint(connectors),
  ];
  const find = query({
    name: 'integrations.find-webhook-endpoint',
    summary: words('Find whose address it is', 'Найти, чей это адрес'),
    ...asks,
    input: object({ id: id() }),
    output: Type.Unknown(),
    async run(ctx, given) {
      const row = await installationRow(ctx.db, given.id);
      demandInbound(connectors, row);
      return { isRegistered: connectors.bySlug(row.slug)?.webhook !== undefined };
    },
  });
  return command({
    name: 'integrations.regenerate-webhook-endpoint',
    summary: words('Make a new address and secret', 'Сменить адрес и секрет'),
    description:
      'A new address and a new secret, which is shown in this answer alone. The pair before works during the overlap and is answered 410 after it; with 0 hours every pair before ends now. An address that we register at a provider ourselves is registered anew in the same action: the one before ends once the provider has confirmed the new one, and stays when it has not.',
    ...asks,
    provesPresence: true,
    refuses: [...providerRefusals, 'conflict'],
    revealsSecret: true,
    input,
    output: withSecret,
    run: inSteps,
    async steps(steps, given) {
      const { isRegistered } = (await steps.query(find, { id: given.id })) as { isRegistered: boolean };
      if (!isRegistered) return steps.command(replace, given);
      const { token } = await register(steps, { installationId: given.id, takeOver: false, renew: true });
      return { ...(await steps.asSystem.query(read, { id: given.id })), secret: token };
    },
  });
}

const replacePair = (connectors: Connectors) =>
  command({
    name: 'integrations.replace-webhook-endpoint',
    summary: words('Replace the address and secret', 'Заменить адрес и секрет'),
    ...asks,
    revealsSecret: true,
    input,
    output: withSecret,

    async run(ctx, { id, overlapHours = 0 }) {
      const row = await lockInstallation(ctx.db, id);
      demandInbound(connectors, row);
      await ctx.db.execute(sql`
        update inbound_endpoints
        set valid_until = least(coalesce(valid_until, 'infinity'), now() + make_interval(hours => ${overlapHours}))
        where tenant_id = ${ctx.db.tenant} and installation_id = ${id}`);
      const { secret } = await createEndpoint(ctx, id);
      await writeLog(ctx.db, id, [stateLine('webhook_endpoint.regenerated', newPair)]);
      ctx.record(installation.fact('webhook_regenerated', shown(connectors, row, ctx.language), { overlapHours }));
      return { ...(await readEndpointInfo(ctx, row)), secret };
    },
  });

const newPair = words('A new address and secret were made.', 'Созданы новый адрес и секрет.');

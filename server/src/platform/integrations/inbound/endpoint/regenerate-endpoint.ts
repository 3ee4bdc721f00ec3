import Type from 'typebox';
import { id, integer, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type Connectors, lockInstallation } from '../../installation.row.ts';
import { installation } from '../../installation.ts';
import { shown } from '../../installed.ts';
import { stateLine } from '../../log/state-line.ts';
import { writeLog } from '../../log/write-log.ts';
import { createEndpoint } from './create-endpoint.ts';
import { demandInbound, endpointFields, readEndpointInfo } from './endpoint-info.ts';

const withSecret = object(
  { ...endpointFields, secret: Type.String({ title: 'Secret, shown this once', examples: ['whsec_…'] }) },
  { title: 'New address for webhooks' },
);

export const regenerateEndpoint = (connectors: Connectors) =>
  command({
    name: 'integrations.regenerate-webhook-endpoint',
    summary: words('Make a new address and secret', 'Сменить адрес и секрет'),
    description:
      'A new address and a new secret, which is shown in this answer alone. The pair before works during the overlap and is answered 410 after it; with 0 hours every pair before ends now.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    revealsSecret: true,
    input: object({
      id: id(),
      overlapHours: Type.Optional(
        integer('Hours for which the pair before works too; 0 unless said', { minimum: 0, maximum: 72 }),
      ),
    }),
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

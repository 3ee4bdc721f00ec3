import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { type Connectors, installationRow } from '../../installation.row.ts';
import { demandInbound, endpointInfo, readEndpointInfo } from './endpoint-info.ts';

export const getEndpoint = (connectors: Connectors) =>
  query({
    name: 'integrations.get-webhook-endpoint',
    summary: words('Get the address for webhooks', 'Получить адрес для вебхуков'),
    description:
      'Every installation that takes webhooks has an address of its own from the start. Its secret is shown once, when it is made anew by `regenerate`.',
    permission: 'integrations.read',
    scope: 'settings.read',
    refuses: ['business_rule_violated'],
    input: object({ id: id() }),
    output: endpointInfo,
    async run(ctx, input) {
      const row = await installationRow(ctx.db, input.id);
      demandInbound(connectors, row);
      return readEndpointInfo(ctx, row);
    },
  });

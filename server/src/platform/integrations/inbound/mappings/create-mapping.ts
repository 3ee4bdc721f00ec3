import type { InboundMapping } from '../../../../../../nouns/inbound-mapping.ts';
import { id, object } from '../../../../kernel/fields.ts';
import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { keepQuota } from '../../../quotas/keep-quota.ts';
import { type Connectors, lockInstallation } from '../../installation.row.ts';
import { demandInbound } from '../endpoint/endpoint-info.ts';
import { checkMapping } from './check-mapping.ts';
import { blankMapping, inboundMapping, inboundMappings } from './inbound-mapping.ts';

const most = 50;

export const createMapping = (connectors: Connectors, operations: readonly InboundOperation[]) =>
  command({
    name: 'integrations.create-mapping',
    summary: words('Create a webhook mapping', 'Создать сопоставление вебхука'),
    description:
      'Says what is done with an event: `source` takes values out of it by paths to single places, `defaults` fill what it leaves out, `requiredFields` stop it. Every active mapping of an event is applied, in the order of `position`, in the name of the person who installed the integration and with his rights.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    refuses: ['mapping_invalid', 'quota_exceeded'],
    input: object({ id: id('Installation'), ...inboundMapping.creation }),
    output: inboundMapping.view,

    async run(ctx, { id: installationId, ...given }) {
      const installed = await lockInstallation(ctx.db, installationId);
      demandInbound(connectors, installed);
      const held = await ctx.db.one<{ last: number | null }>(sql`
        select max(position) as last from inbound_mappings
        where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId} and archived_at is null`);
      const rules = { ...blankMapping, name: given.event, position: (held.last ?? 0) + 1, ...given };
      checkMapping(operations, rules);
      await keepQuota(ctx.db, {
        most,
        counting: sql`
          select count(*) as held from inbound_mappings
          where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId} and archived_at is null`,
        detail: words(
          `An installation has at most ${most} mappings. Delete one first.`,
          `У установки не больше ${most} сопоставлений. Сначала удалите одно из них.`,
        ),
      });
      return (await inboundMappings.create(ctx, { installationId, ...rules })) as InboundMapping;
    },
  });

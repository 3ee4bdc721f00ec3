import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { idsOfInstants } from '../../months/ids-of-instants.ts';
import { idsSince } from '../../months/ids-since.ts';
import { installation } from '../installation.ts';
import { logColumns, logDays, logEntry, logListing, presentLine } from '../log/log-entry.ts';

export const listLogs = listQuery({
  name: 'integrations.list-logs',
  summary: words('Read the journal of an installation', 'Прочитать журнал интеграции'),
  description:
    'Newest first. `direction=INBOUND` shows what came from the other system. The journal of a deleted installation can be read too.',
  permission: 'integrations.logs',
  scope: 'settings.read',
  listing: logListing,
  row: logEntry,
  more: { id: id('Installation') },
  async run(ctx, { id: installationId, ...input }) {
    const held = await ctx.db.first(
      sql`select 1 from integration_installations where tenant_id = ${ctx.db.tenant} and id = ${installationId}`,
    );
    if (!held) throw notFound(installation.noun);
    return listRows(ctx, logListing, logColumns, { ...input, installationId }, presentLine(ctx.language), [
      sql`line.at > now() - ${logDays} * interval '1 day'`,
      sql`line.id >= ${idsSince(logDays + 1)}`,
      ...idsOfInstants('line.id', 'at', input),
    ]);
  },
});

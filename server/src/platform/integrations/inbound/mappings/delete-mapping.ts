import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type MappingRow, mappingById, mappingColumns, presentMapping } from './inbound-mapping.row.ts';
import { inboundMapping } from './inbound-mapping.ts';

export const deleteMapping = command({
  name: 'integrations.delete-mapping',
  summary: words('Delete a webhook mapping', 'Удалить сопоставление вебхука'),
  description: 'Nothing is mapped by it any more; what it has done stays. Deleting it again changes nothing.',
  permission: 'integrations.configure',
  scope: 'settings.write',
  refuses: ['precondition_failed'],
  input: object({ id: id('Installation'), mappingId: id() }),
  output: inboundMapping.view,

  async run(ctx, { id: installationId, mappingId }) {
    const before = await mappingById(ctx.db, installationId, mappingId, true);
    ctx.expectVersion(before.version);
    if (before.archivedAt) {
      ctx.nothingChanged();
      return before;
    }
    const row = await ctx.db.one<MappingRow>(sql`
      update inbound_mappings mapping set archived_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where mapping.tenant_id = ${ctx.db.tenant} and mapping.id = ${mappingId} returning ${mappingColumns}`);
    const after = presentMapping(row);
    ctx.record(inboundMapping.changed('deleted', before, after, { reason: 'deleted' }));
    return after;
  },
});

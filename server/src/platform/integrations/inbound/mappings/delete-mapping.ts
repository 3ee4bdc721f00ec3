import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../records/write-records.ts';
import { inboundMapping, inboundMappings, lockMapping } from './inbound-mapping.ts';

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
    const before = await lockMapping(ctx.db, installationId, mappingId);
    ctx.expectVersion(before.version);
    if (before.archivedAt) return unchanged(ctx, before);
    const archivedAt = new Date().toISOString();
    return inboundMappings.change(ctx, before, { archivedAt }, { fact: 'deleted', tell: { reason: 'deleted' } });
  },
});

import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { linksOf, trackerLink, trackerLinks } from '../../tracker-link.ts';
import { trackerLinking } from '../../tracker-rights.ts';

export const deleteLink = command({
  name: 'task-tracker.delete-link',
  summary: words('Remove a link to the tracker', 'Убрать связь с трекером'),
  description:
    'Nothing changes in the tracker. When the main link goes, the oldest of the others takes its place. Answers the link as it was.',
  ...trackerLinking,
  input: object({ id: id() }),
  output: trackerLink.view,

  async run(ctx, { id }) {
    const { procurementId } = await trackerLinks.byId(ctx.db, id);
    await requisitions.lock(ctx.db, procurementId);
    const held = await trackerLinks.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    await ctx.db.execute(sql`delete from tracker_links where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(trackerLink.fact('deleted', held));
    const [oldest] = held.isPrimary ? await linksOf(ctx.db, procurementId) : [];
    if (oldest) await trackerLinks.change(ctx, oldest, { isPrimary: true });
    return held;
  },
});

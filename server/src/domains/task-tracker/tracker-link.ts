import { trackerLink as declared, type TrackerLink } from '../../../../nouns/tracker-link.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { store } from '../../platform/records/store.ts';

export const trackerLink = entityOf(declared);

export const trackerLinks = store(trackerLink, {
  procurementNumber: (tenant) => sql`
    (select req.number from requisitions req where req.tenant_id = ${tenant} and req.id = link.requisition_id)`,
  title: (tenant) => sql`
    coalesce(
      (select task.title from tracker_tasks task
       where link.target_type = 'task' and task.tenant_id = ${tenant} and task.source = link.source and task.external_id = link.external_id),
      (select stand.title from tracker_places stand
       where stand.tenant_id = ${tenant} and stand.source = link.source and stand.kind = link.target_type
         and stand.external_id = link.external_id))`,
});

/** The links of a requisition: the main one first, then the oldest. */
export const linksOf = (db: Db, requisitionId: string): Promise<TrackerLink[]> =>
  trackerLinks.read(
    db,
    sql`${trackerLinks.select(db, sql`link.requisition_id = ${requisitionId}`)} order by link.is_primary desc, link.created_at, link.id`,
  );

/** The link of the task that moves with the requisition: the main one where that is a task, otherwise the oldest task. */
export const movingLink = (links: readonly TrackerLink[]): TrackerLink | undefined =>
  links.find(({ targetType }) => targetType === 'task');

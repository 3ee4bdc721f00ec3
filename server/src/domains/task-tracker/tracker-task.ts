import { trackerTask as declared } from '../../../../nouns/tracker-task.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { raw, type Sql, sql, type TenantValue } from '../../kernel/sql/sql.ts';
import { store } from '../../platform/records/store.ts';

export const trackerTask = entityOf(declared);

/** One value of the column a task stands in, of its board or of its project. */
const ofPlace = (tenant: TenantValue, value: string): Sql => sql`
  (select ${raw(value)} from tracker_places stand
   left join tracker_places board on board.tenant_id = ${tenant} and board.source = stand.source and board.kind = 'board'
     and board.external_id = stand.parent_id
   left join tracker_places project on project.tenant_id = ${tenant} and project.source = stand.source and project.kind = 'project'
     and project.external_id = board.parent_id
   where stand.tenant_id = ${tenant} and stand.source = task.source and stand.kind = 'column' and stand.external_id = task.column_id)`;

export const trackerTasks = store(trackerTask, {
  columnTitle: (tenant) => ofPlace(tenant, 'stand.title'),
  boardId: (tenant) => ofPlace(tenant, 'stand.parent_id'),
  boardTitle: (tenant) => ofPlace(tenant, 'board.title'),
  projectId: (tenant) => ofPlace(tenant, 'board.parent_id'),
  projectTitle: (tenant) => ofPlace(tenant, 'project.title'),
  assignees: (tenant) => sql`
    (select coalesce(json_agg(json_build_object('externalId', given.external_id, 'name', person.title) order by given.place), '[]')
     from unnest(task.assignee_ids) with ordinality given (external_id, place)
     left join tracker_places person on person.tenant_id = ${tenant} and person.source = task.source and person.kind = 'user'
       and person.external_id = given.external_id)`,
});

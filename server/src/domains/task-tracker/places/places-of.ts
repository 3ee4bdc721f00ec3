import type { TrackerBoard, TrackerColumn, TrackerProject, TrackerUser } from '../../../../../nouns/tracker-place.ts';
import type { TrackerPlaceKind } from '../../../kernel/integrations/ports/task-tracker.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export interface PlaceRow {
  kind: TrackerPlaceKind;
  external_id: string;
  parent_id: string | null;
  title: string;
  detail: string | null;
}

interface Places {
  projects: TrackerProject[];
  boards: TrackerBoard[];
  columns: TrackerColumn[];
  users: TrackerUser[];
}

/** Projects, boards, columns and people of a tracker that are in use, in its own order. */
export async function placesOf(db: Db, source: string): Promise<Places> {
  const rows = await db.many<PlaceRow>(sql`
    select kind, external_id, parent_id, title, detail from tracker_places
    where tenant_id = ${db.tenant} and source = ${source} and not deleted order by position, external_id`);
  const of = <Shown>(kind: TrackerPlaceKind, shown: (row: PlaceRow) => Shown) =>
    rows.filter((row) => row.kind === kind).map(shown);
  return {
    projects: of('project', ({ external_id: externalId, title }) => ({ externalId, title })),
    boards: of('board', ({ external_id: externalId, parent_id: projectId, title }) => ({
      externalId,
      projectId,
      title,
    })),
    columns: of('column', ({ external_id: externalId, parent_id: boardId, title }) => ({ externalId, boardId, title })),
    users: of('user', ({ external_id: externalId, title, detail: email }) => ({ externalId, title, email })),
  };
}

export const noPlaces: Places = { projects: [], boards: [], columns: [], users: [] };

/** The columns of the board that a column stands on, itself among them. */
export async function columnsBeside(db: Db, source: string, columnId: string | null): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ external_id: string }>(sql`
    select beside.external_id from tracker_places held
    join tracker_places beside on beside.tenant_id = ${db.tenant} and beside.source = held.source and beside.kind = 'column'
      and beside.parent_id = held.parent_id and not beside.deleted
    where held.tenant_id = ${db.tenant} and held.source = ${source} and held.kind = 'column' and held.external_id = ${columnId}`);
  return new Set(rows.map(({ external_id }) => external_id));
}

import type { TrackerSettings } from '../../../../../nouns/tracker-settings.ts';
import { brokenRule, unknownReference, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

interface Asked {
  columnId?: string | undefined;
  boardId?: string | undefined;
  projectId?: string | undefined;
}

interface Usual {
  settings: TrackerSettings | undefined;
  stageId: string | undefined;
  /** As the integration is set up. */
  defaultColumn: string | null;
}

/**
 * The column a new task enters: the one that is named, the first of a board or a project that is named, the one that the stage of the
 * requisition brings tasks to, or the usual one.
 */
export async function chooseColumn(db: Db, source: string, asked: Asked, usual: Usual): Promise<string> {
  if (asked.columnId !== undefined) return known(db, source, asked.columnId);
  if (asked.boardId !== undefined) return firstOf(db, source, 'boardId', sql`column_of.parent_id = ${asked.boardId}`);
  if (asked.projectId !== undefined) return firstOf(db, source, 'projectId', sql`board.parent_id = ${asked.projectId}`);
  const ofStage = usual.settings?.columns.find(
    ({ stageId, direction }) => stageId === usual.stageId && direction !== 'from_tracker',
  );
  const column = ofStage?.columnId ?? usual.defaultColumn;
  if (column === null) throw columnNeeded();
  return column;
}

async function known(db: Db, source: string, columnId: string): Promise<string> {
  const found = await db.first(sql`
    select 1 from tracker_places
    where tenant_id = ${db.tenant} and source = ${source} and kind = 'column' and external_id = ${columnId} and not deleted`);
  if (!found) throw unknownReference('columnId', columnWords);
  return columnId;
}

async function firstOf(db: Db, source: string, field: 'boardId' | 'projectId', within: ReturnType<typeof sql>) {
  const found = await db.first<{ id: string }>(sql`
    select column_of.external_id as id from tracker_places column_of
    join tracker_places board on board.tenant_id = ${db.tenant} and board.source = column_of.source and board.kind = 'board'
      and board.external_id = column_of.parent_id and not board.deleted
    where column_of.tenant_id = ${db.tenant} and column_of.source = ${source} and column_of.kind = 'column' and not column_of.deleted
      and ${within}
    order by board.position, board.external_id, column_of.position, column_of.external_id limit 1`);
  if (!found) throw unknownReference(field, field === 'boardId' ? boardWords : projectWords);
  return found.id;
}

const columnWords = words('Column of the tracker', 'Колонка трекера');
const boardWords = words('Board with columns', 'Доска с колонками');
const projectWords = words('Project with columns', 'Проект с колонками');

const columnNeeded = () =>
  brokenRule(
    'tracker_column_needed',
    words(
      'Name the column the task is to stand in, or choose the usual one in the settings of the integration.',
      'Укажите колонку для задачи или выберите колонку по умолчанию в настройках интеграции.',
    ),
  );

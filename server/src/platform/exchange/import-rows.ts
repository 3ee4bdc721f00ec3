import type { ImportJob } from '../../../../nouns/import-job.ts';
import type { Cell } from '../../kernel/exchange/exchange.ts';
import type { Candidate } from '../../kernel/exchange/exchange-rows.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { empty, type Sql, sql } from '../../kernel/sql/sql.ts';
import type { Fault, ImportRow } from './import-job.row.ts';
import type { RowReason } from './row-reasons.ts';

export type RowAction = 'create' | 'update' | 'skip' | 'conflict';

/** One thing said of a row, at a cell where there is one. */
export interface CellRemark {
  column: string | null;
  field: string | null;
  code: string;
  message: { en: string; ru: string };
}

export interface RowPlan {
  /** Why it was left alone or is to be decided. */
  reason?: RowReason;
  values: Record<string, unknown>;
  matches: Candidate[];
  /** Records of another noun that the row may name. */
  candidates?: Candidate[];
  errors: CellRemark[];
  warnings: CellRemark[];
}

/** Where in a letter a row was found. */
export interface RowOrigin {
  confidence: number;
  foundIn: Array<{ field: string; words: string; start: number; end: number }>;
}

export interface PlannedRow {
  origin?: RowOrigin | undefined;
  n: number;
  cells: readonly Cell[];
  action: RowAction;
  entityId: string | null;
  plan: RowPlan;
}

export interface StoredRow {
  n: number;
  cells: Cell[];
  action: RowAction;
  entity_id: string | null;
  plan: RowPlan;
  failed: boolean;
  origin: RowOrigin | null;
}

const recordset = (rows: readonly PlannedRow[]): Sql =>
  sql`jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, entity_id: row.entityId, failed: row.plan.errors.length > 0 })))}::jsonb)
    as given(n int, cells jsonb, action text, entity_id uuid, plan jsonb, failed boolean, origin jsonb)`;

/** Many rows in one statement. */
export const insertRows = (db: Db, jobId: string, rows: readonly PlannedRow[]) =>
  db.execute(sql`
    insert into import_rows (tenant_id, job_id, n, cells, action, entity_id, plan, failed, origin)
    select ${db.tenant}::uuid, ${jobId}::uuid, given.n, given.cells, given.action, given.entity_id, given.plan, given.failed, given.origin from ${recordset(rows)}
    returning n`);

export const replanRows = (db: Db, jobId: string, rows: readonly PlannedRow[]) =>
  db.execute(sql`
    update import_rows row set cells = given.cells, action = given.action, entity_id = given.entity_id, plan = given.plan, failed = given.failed
    from ${recordset(rows)} where row.tenant_id = ${db.tenant} and row.job_id = ${jobId} and row.n = given.n`);

export const forgetRows = (db: Db, jobId: string) =>
  db.execute(sql`delete from import_rows where tenant_id = ${db.tenant} and job_id = ${jobId}`);

/** Rows after one number, in the order of the file. */
export const rowsAfter = (db: Db, jobId: string, after: number, most: number, condition: Sql = empty) =>
  db.many<StoredRow>(sql`
    select row.n, row.cells, row.action, row.entity_id, row.plan, row.failed, row.origin from import_rows row
    where row.tenant_id = ${db.tenant} and row.job_id = ${jobId} and row.n > ${after} ${condition} order by row.n limit ${most}`);

/** What applying needs of a row: it is planned anew, so the plan that was shown stays where it is. */
export type RowToWrite = Pick<StoredRow, 'n' | 'cells' | 'action' | 'entity_id'>;

/** The chosen rows after one number that are to be written, and those that cannot be. */
export const rowsToWrite = (
  db: Db,
  { id, selected }: Pick<ImportRow, 'id' | 'selected'>,
  after: number,
  most: number,
) =>
  db.many<RowToWrite>(sql`
    select row.n, row.cells, row.action, row.entity_id from import_rows row
    where row.tenant_id = ${db.tenant} and row.job_id = ${id} and row.n > ${after} and (row.failed or row.action <> 'skip')
      and (${selected}::int[] is null or row.n = any(${selected}::int[])) order by row.n limit ${most}`);

/** Records that the chosen rows speak of, those that they could mean included. */
export async function recordsMeant(db: Db, { id, selected }: Pick<ImportRow, 'id' | 'selected'>): Promise<string[]> {
  const rows = await db.many<{ entity_id: string }>(sql`
    select distinct meant.entity_id from import_rows row
    cross join lateral (
      select row.entity_id union all
      select (one->>'entityId')::uuid from jsonb_array_elements(row.plan->'matches') one where row.action = 'conflict') meant
    where row.tenant_id = ${db.tenant} and row.job_id = ${id} and meant.entity_id is not null
      and (${selected}::int[] is null or row.n = any(${selected}::int[]))`);
  return rows.map(({ entity_id }) => entity_id);
}

/** What applying would do now, and those of the faults that concern new records when any row speaks of one, sound or not. */
export async function countedPreview(db: Db, jobId: string, faults: readonly Fault[]): Promise<Sql> {
  const { creating, ...counts } = await db.one<Omit<ImportJob['counts'], 'applied'> & { creating: boolean | null }>(sql`
    select count(*)::int as rows, count(*) filter (where not failed and action = 'create')::int as create,
      count(*) filter (where not failed and action = 'update')::int as update,
      count(*) filter (where not failed and action = 'skip')::int as skip,
      count(*) filter (where not failed and action = 'conflict')::int as conflict, count(*) filter (where failed)::int as errors,
      count(*) filter (where jsonb_array_length(plan->'warnings') > 0)::int as warnings, bool_or(action = 'create') as creating
    from import_rows where tenant_id = ${db.tenant} and job_id = ${jobId}`);
  return sql`counts = ${JSON.stringify(counts)}, faults = ${JSON.stringify(creating ? faults : [])}`;
}

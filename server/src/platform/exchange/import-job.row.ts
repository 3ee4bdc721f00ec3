import type { ImportJob } from '../../../../nouns/import-job.ts';
import type { Cell } from '../../kernel/exchange/exchange.ts';
import type { ImportMode } from '../../kernel/exchange/exchange-rows.ts';
import { notFound, type Words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import type { ReadFacts } from '../spreadsheets/spreadsheet.ts';
import { importJob } from './import-job.ts';
import { warningsOf } from './warnings-of.ts';

export const importColumns: Sql = raw(`
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.reaches_beside, import.expires_at <= portal_now() as is_over`);

/** What the file turned out to hold. */
export interface FileReading {
  facts: ReadFacts;
  headerRow: number;
  columns: ImportJob['columns'];
}

/** Something wrong with a preview as a whole, such as a column that new records need and no column of the file gives. */
export interface Fault {
  code: 'column_missing';
  field: string;
  message: Words;
}

export interface Choice {
  action?: 'create' | 'update' | 'skip';
  entityId?: string | undefined;
  /** One of the records of another noun that the row may name. */
  candidateId?: string | undefined;
  /** What a person wrote instead of what the file holds, by column letters. */
  cells?: Record<string, Cell> | undefined;
}

export interface ImportRow {
  id: string;
  kind: string;
  parent_id: string | null;
  source: ImportJob['source'];
  status: ImportJob['status'];
  mode: ImportMode;
  file_name: string;
  file_size: number;
  mapping: Record<string, string> | null;
  parameters: ImportJob['parameters'];
  choices: Record<string, Choice>;
  found: FileReading | null;
  counts: Partial<ImportJob['counts']>;
  faults: Fault[];
  selected: number[] | null;
  on_error: 'skip' | 'abort' | null;
  result: ImportJob['result'];
  problem: { code: string; detail: Words } | null;
  version: number;
  created_at: string;
  updated_at: string;
  created_by: string | null;
  applied_at: string | null;
  expires_at: string;
  /** Whether who sent it may also fill custom fields of the records that its rows name. */
  reaches_beside: boolean;
  is_over: boolean;
}

const noCounts: ImportJob['counts'] = {
  rows: 0,
  create: 0,
  update: 0,
  skip: 0,
  conflict: 0,
  errors: 0,
  warnings: 0,
  applied: 0,
};

const done = new Set(['applied', 'partially_applied']);

/** `progress` is how many rows applying says it has written, beside its transaction. */
export const presentImport = (row: ImportRow, language: keyof Words = 'ru', progress = 0): ImportJob => ({
  id: row.id,
  kind: row.kind,
  source: row.source,
  status: row.is_over && !done.has(row.status) ? 'expired' : row.status,
  mode: row.mode,
  fileName: row.file_name,
  fileSize: row.file_size,
  parameters: row.parameters,
  format: row.found?.facts.format ?? null,
  sheet: row.found?.facts.sheet ?? null,
  sheets: row.found?.facts.sheets ?? [],
  encoding: row.found?.facts.encoding ?? null,
  delimiter: row.found?.facts.delimiter ?? null,
  headerRow: row.found?.headerRow ?? null,
  columns: row.found?.columns ?? [],
  counts: { ...noCounts, ...row.counts, applied: appliedOf(row, progress) },
  faults: row.faults.map(({ message, ...fault }) => ({ ...fault, message: message[language] })),
  warnings: warningsOf(row.found?.facts.encodingChoices ?? [], language),
  result: row.result,
  problem: row.problem && { code: row.problem.code, detail: row.problem.detail[language] },
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  appliedAt: row.applied_at,
  expiresAt: row.expires_at,
});

const appliedOf = ({ status, result }: ImportRow, progress: number) =>
  result ? result.created + result.updated : status === 'applying' ? progress : 0;

/** An import by its address: of these kinds, and of this record where imports belong to one. */
export interface ImportKey {
  kinds: readonly string[];
  parentId: string | null;
  jobId: string;
}

export async function findImport(
  db: Db,
  { kinds, parentId, jobId }: ImportKey,
  lock: Sql = raw(''),
): Promise<ImportRow> {
  const row = await db.first<ImportRow>(sql`
    select ${importColumns} from import_jobs import
    where import.tenant_id = ${db.tenant} and import.id = ${jobId} and import.kind = any(${kinds}::text[])
      and import.parent_id is not distinct from ${parentId}::uuid ${lock}`);
  if (!row) throw notFound(importJob.noun);
  return row;
}

/** One import, locked until the transaction ends. */
export const lockImport = (db: Db, key: ImportKey) => findImport(db, key, raw('for update'));

export const changeImport = (db: Db, jobId: string, change: Sql): Promise<ImportRow> =>
  db.one<ImportRow>(
    readBack(sql`
      update import_jobs import set ${change}, version = version + 1, updated_at = portal_now()
      where import.tenant_id = ${db.tenant} and import.id = ${jobId} returning import.*`),
  );

/** What a statement wrote of an import, as it is read. */
export const readBack = (writing: Sql) => sql`with import as (${writing}) select ${importColumns} from import`;

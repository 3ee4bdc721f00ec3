import type { Exchange } from '../../kernel/exchange/exchange.ts';
import type { MadeRecord, SavedImport } from '../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { lookAtWritten } from '../../kernel/sql/look-at-written.ts';
import { planByKeys } from '../../kernel/sql/plan-by-keys.ts';
import { readDefinitions } from '../../platform/custom-fields/read-definitions.ts';
import type { ImportRow } from '../../platform/exchange/import-job.row.ts';
import { type RowToWrite, recordsMeant, replanRows, rowsToWrite } from '../../platform/exchange/import-rows.ts';
import { rowReasons } from '../../platform/exchange/row-reasons.ts';
import { asSaved, isSound, planRows } from './plan-rows.ts';
import { type Planned, type Planning } from './planning.ts';
import { planningOf } from './planning-of.ts';

const some = 250;

/** Called after every few hundred rows with the number written. */
export type Tell = (applied: number) => void;

export interface Result {
  created: number;
  updated: number;
  failed: number;
  /** The one record created from all rows. */
  made?: MadeRecord;
}

/** Writes the chosen rows of a preview, a few hundred at a time. */
export async function writeRows(ctx: WriteContext, exchange: Exchange, job: ImportRow, tell: Tell): Promise<Result> {
  const [definitions] = await Promise.all([readDefinitions(ctx), planByKeys(ctx.db)]);
  const planning = planningOf(exchange, definitions, job);
  const result: Result = { created: 0, updated: 0, failed: 0 };
  const saved = await savedImport(ctx, job);
  const chunk = exchange.mostRows ? exchange.mostRows + 1 : some;
  for (let after = 0; ; ) {
    const rows = await rowsToWrite(ctx.db, job, after, chunk);
    await writeChunk(ctx, planning, { job, saved }, rows, result);
    await ctx.writeFacts();
    tell(result.created + result.updated);
    if (rows.length < chunk) break;
    after = rows.at(-1)?.n ?? 0;
  }
  await lookAtWritten(ctx.db);
  return result;
}

async function writeChunk(
  ctx: WriteContext,
  planning: Planning,
  { job, saved: told }: { job: ImportRow; saved: SavedImport },
  rows: readonly RowToWrite[],
  result: Result,
) {
  const before = new Map(rows.map((row) => [row.n, row]));
  const planned = await planRows(ctx, planning, rows);
  const sound = planned.filter((row) => isAsPreviewed(row, before.get(row.n) as RowToWrite));
  const { rows: saved, made } = await planning.exchange.save(ctx, sound.map(asSaved), told);
  if (made) result.made = made;
  for (const row of sound) if (saved.has(row.n)) result[row.action === 'create' ? 'created' : 'updated'] += 1;
  const left = planned.filter(({ n }) => !saved.has(n));
  if (left.length === 0) return;
  result.failed += left.length;
  if (job.on_error === 'abort') throw overtaken(left.map(({ n }) => n));
  const shown = left.map((row) => (row.plan.errors.length > 0 || row.action === 'conflict' ? row : changedSince(row)));
  await replanRows(
    ctx.db,
    job.id,
    shown.map(({ input: _, match: __, ...row }) => row),
  );
}

/** Exactly what the person saw is written, or nothing. */
const isAsPreviewed = (row: Planned, seen: RowToWrite) =>
  isSound(row) && row.action === seen.action && row.entityId === seen.entity_id;

async function savedImport({ db }: WriteContext, job: ImportRow): Promise<SavedImport> {
  const { id, file_name: fileName, mode, parent_id: parentId, parameters } = job;
  return { id, fileName, mode, parentId, parameters, meant: mode === 'replace' ? await recordsMeant(db, job) : [] };
}

const changedSince = (row: Planned): Planned => ({
  ...row,
  action: 'conflict',
  plan: {
    ...row.plan,
    reason: 'changed_since_preview',
    errors: [
      {
        column: null,
        field: null,
        code: 'changed_since_preview',
        message: rowReasons.changed_since_preview,
      },
    ],
  },
});

const overtaken = (rowIds: number[]) =>
  brokenRule(
    'rows_with_errors',
    words(
      `Rows changed since the preview: ${rowIds.slice(0, 10).join(', ')}. Nothing was written.`,
      `Строки изменились после предпросмотра: ${rowIds.slice(0, 10).join(', ')}. Ничего не записано.`,
    ),
  );

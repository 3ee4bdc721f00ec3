import Type from 'typebox';
import { brokenRule, Refusal, words } from '../../kernel/errors.ts';
import type { Exchange, SavedRow } from '../../kernel/exchange.ts';
import { type Job, job } from '../../kernel/job.ts';
import { command, type WriteContext } from '../../kernel/operation.ts';
import { planForAny } from '../../kernel/plan-for-any.ts';
import { sql } from '../../kernel/sql.ts';
import { changeImport, type ImportRow, importColumns, presentImport } from '../../platform/exchange/import-job.row.ts';
import { importJob, importLifecycle } from '../../platform/exchange/import-job.ts';
import { type RowToWrite, replanRows, rowsToWrite } from '../../platform/exchange/import-rows.ts';
import { type Planned, type Planning, planRows } from './plan-rows.ts';
import { planningOf } from './planning-of.ts';
import { importPayload } from './read-import.job.ts';

const chunk = 250;

/** Writes a preview in one transaction: rows are read and matched once more, so nothing stale is written. */
export const applyImportJob = (exchanges: readonly Exchange[]): Job<typeof importPayload> => {
  const byKind = new Map(exchanges.map((one) => [one.kind, one]));
  return job({
    name: 'exchange.apply-import',
    payload: importPayload,
    attempts: 3,
    onBehalfOf: ({ userId }) => userId,
    command: command({
      name: 'exchange.apply-import',
      summary: words('Write a preview', 'Записать строки импорта'),
      permission: 'signed-in',
      scope: null,
      input: importPayload,
      output: Type.Unknown(),
      async run(ctx, { jobId }) {
        ctx.nothingChanged();
        const row = await ctx.db.first<ImportRow>(sql`
          select ${importColumns} from import_jobs import
          where import.tenant_id = ${ctx.db.tenant} and import.id = ${jobId} and import.status = 'applying' for update`);
        const exchange = row && byKind.get(row.kind);
        if (!row || !exchange) return;
        try {
          const result = await ctx.attempt(() => writeRows(ctx, exchange, row));
          await finish(ctx, row, result);
        } catch (error) {
          if (!(error instanceof Refusal) || error.status >= 500) throw error;
          await giveBack(ctx, row, error);
        }
      },
    }),
  });
};

interface Result {
  created: number;
  updated: number;
  failed: number;
}

async function writeRows(ctx: WriteContext, exchange: Exchange, job: ImportRow): Promise<Result> {
  const [planning] = await Promise.all([planningOf(ctx, exchange, job), planForAny(ctx.db)]);
  const result: Result = { created: 0, updated: 0, failed: 0 };
  for (let after = 0; ; ) {
    const rows = await rowsToWrite(ctx.db, job, after, chunk);
    await writeChunk(ctx, planning, job, rows, result);
    await ctx.writeFacts();
    if (rows.length < chunk) return result;
    after = rows.at(-1)?.n ?? 0;
  }
}

async function writeChunk(
  ctx: WriteContext,
  planning: Planning,
  job: ImportRow,
  rows: readonly RowToWrite[],
  result: Result,
) {
  const before = new Map(rows.map((row) => [row.n, row]));
  const planned = await planRows(ctx, planning, rows);
  const sound = planned.filter((row) => isAsPreviewed(row, before.get(row.n) as RowToWrite));
  const saved = await planning.exchange.save(ctx, sound.map(asSaved), job.id);
  for (const row of sound) if (saved.has(row.n)) result[row.action === 'create' ? 'created' : 'updated'] += 1;
  const left = planned.filter(({ n }) => !saved.has(n));
  if (left.length === 0) return;
  result.failed += left.length;
  if (job.on_error === 'abort') throw overtaken(left.map(({ n }) => n));
  const told = left.map((row) => (row.plan.errors.length > 0 || row.action === 'conflict' ? row : changedSince(row)));
  await replanRows(
    ctx.db,
    job.id,
    told.map(({ input: _, match: __, ...row }) => row),
  );
}

/** What a person saw is what is written, or nothing. */
const isAsPreviewed = (row: Planned, seen: RowToWrite) =>
  (row.action === 'create' || row.action === 'update') &&
  row.plan.errors.length === 0 &&
  row.action === seen.action &&
  row.entityId === seen.entity_id;

const asSaved = ({ n, input, match }: Planned): SavedRow => ({ n, input, before: match?.record ?? null });

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
        message: words('the record was changed since the preview', 'запись изменили после предпросмотра'),
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

async function finish(ctx: WriteContext, row: ImportRow, result: Result) {
  const status = importLifecycle.next(result.failed > 0 ? 'finishInPart' : 'finish', row.status);
  const change = sql`status = ${status}, result = ${JSON.stringify(result)}, applied_at = now()`;
  ctx.record(importJob.fact('applied', presentImport(await changeImport(ctx.db, row.id, change))));
}

/** The preview stands as it was, and says why nothing was written. */
async function giveBack(ctx: WriteContext, row: ImportRow, { code, detail }: Refusal) {
  const status = importLifecycle.next('giveBack', row.status);
  const problem = JSON.stringify({ code, detail });
  const change = sql`status = ${status}, problem = ${problem}`;
  ctx.record(importJob.fact('failed', presentImport(await changeImport(ctx.db, row.id, change)), { reason: code }));
}

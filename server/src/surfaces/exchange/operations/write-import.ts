import Type from 'typebox';
import type { Exchange } from '../../../kernel/exchange/exchange.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import {
  changeImport,
  type ImportRow,
  importColumns,
  presentImport,
} from '../../../platform/exchange/import-job.row.ts';
import { importJob, importMovedBy } from '../../../platform/exchange/import-job.ts';
import { type Result, type Tell, writeRows } from '../write-rows.ts';

/** Writes a preview in one transaction: its rows are read and matched again, so nothing stale is written. */
export const writeImport = (byKind: ReadonlyMap<string, Exchange>) =>
  command({
    name: 'exchange.write-import',
    summary: words('Write a preview', 'Записать строки импорта'),
    permission: 'signed-in',
    scope: null,
    input: object({ jobId: id(), tell: Type.Unsafe<Tell>({}) }),
    output: Type.Unknown(),
    async run(ctx, { jobId, tell }) {
      ctx.nothingChanged();
      const row = await lockApplying(ctx, jobId);
      const exchange = row && byKind.get(row.kind);
      if (!row || !exchange) return;
      try {
        const result = await ctx.attempt(() => writeRows(ctx, exchange, row, tell));
        await finish(ctx, row, result);
      } catch (error) {
        if (!(error instanceof Refusal) || error.status >= 500) throw error;
        await giveBack(ctx, row, error);
      }
    },
  });

/** For an apply that failed at every attempt, as when its worker dies: no attempt has written anything. */
export const giveUpApplying = command({
  name: 'exchange.give-up-applying',
  summary: words('Give up applying an import', 'Прекратить применение импорта'),
  permission: 'signed-in',
  scope: null,
  input: object({ jobId: id() }),
  output: Type.Unknown(),
  async run(ctx, { jobId }) {
    ctx.nothingChanged();
    const row = await lockApplying(ctx, jobId);
    if (row) await giveBack(ctx, row, brokeOff);
  },
});

const brokeOff: Pick<Refusal, 'code' | 'detail'> = {
  code: 'internal_error',
  detail: words(
    'Applying the import was interrupted several times; nothing was written. Apply it again.',
    'Применение несколько раз прерывалось, ничего не записано. Примените импорт ещё раз.',
  ),
};

/** Locked until the rows are written, in a mode that lets the progress rows refer to it meanwhile. */
const lockApplying = ({ db }: WriteContext, jobId: string) =>
  db.first<ImportRow>(sql`
    select ${importColumns} from import_jobs import
    where import.tenant_id = ${db.tenant} and import.id = ${jobId} and import.status = 'applying' for no key update`);

async function finish(ctx: WriteContext, row: ImportRow, result: Result) {
  const status = importMovedBy(result.failed > 0 ? 'finishInPart' : 'finish', row.status);
  const change = sql`status = ${status}, result = ${JSON.stringify(result)}, applied_at = portal_now()`;
  ctx.record(importJob.fact('applied', presentImport(await changeImport(ctx.db, row.id, change))));
}

/** The preview stays as it was and shows why nothing was written. */
async function giveBack(ctx: WriteContext, row: ImportRow, { code, detail }: Pick<Refusal, 'code' | 'detail'>) {
  const status = importMovedBy('giveBack', row.status);
  const problem = JSON.stringify({ code, detail });
  const change = sql`status = ${status}, problem = ${problem}`;
  ctx.record(importJob.fact('failed', presentImport(await changeImport(ctx.db, row.id, change)), { reason: code }));
}

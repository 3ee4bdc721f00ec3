import Type from 'typebox';
import type { CustomField } from '../../../../../nouns/custom-field.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, query } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { planByKeys } from '../../../kernel/sql/plan-by-keys.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readDefinitions } from '../../../platform/custom-fields/read-definitions.ts';
import {
  changeImport,
  type Fault,
  type FileReading,
  type ImportRow,
  importColumns,
  presentImport,
} from '../../../platform/exchange/import-job.row.ts';
import { importJob, importMovedBy } from '../../../platform/exchange/import-job.ts';
import { countedPreview, forgetRows, insertRows, type RowOrigin } from '../../../platform/exchange/import-rows.ts';
import { readPart } from '../../../platform/exchange/stored-file.ts';
import type { SheetRow } from '../../../platform/spreadsheets/spreadsheet.ts';
import { planRows } from '../plan-rows.ts';
import type { Planning } from '../planning.ts';

/** The transactions of reading a file; none of them is exposed. */
const inside = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** A row of a file, or one found in a letter. */
export type ReadRow = SheetRow & { origin?: RowOrigin };

const atATime = 50;

const lockReading = (jobId: string, tenant: string) => sql`
  select ${importColumns} from import_jobs import
  where import.tenant_id = ${tenant} and import.id = ${jobId} and import.status = 'parsing' for update`;

/** Deletes the rows of an earlier attempt. Returns null when the import was given up meanwhile. */
export const beginReading = command({
  ...inside,
  name: 'exchange.begin-reading',
  summary: words('Begin to read a file', 'Начать чтение файла'),
  input: object({ jobId: id() }),
  async run(ctx, { jobId }): Promise<{ row: ImportRow; definitions: readonly CustomField[] } | null> {
    ctx.nothingChanged();
    const row = await ctx.db.first<ImportRow>(lockReading(jobId, ctx.db.tenant));
    if (!row) return null;
    await forgetRows(ctx.db, jobId);
    return { row, definitions: await readDefinitions(ctx) };
  },
});

export const readStoredPart = query({
  ...inside,
  name: 'exchange.read-stored-part',
  summary: words('Read a piece of a file', 'Прочитать часть файла'),
  input: object({ jobId: id(), part: Type.Integer() }),
  run: (ctx, { jobId, part }) => readPart(ctx.db, jobId, part),
});

/** Plans and stores a few hundred rows; the first call also stores what was found out about the file. */
export const takeRows = command({
  ...inside,
  name: 'exchange.take-rows',
  summary: words('Store rows of a file', 'Сохранить строки файла'),
  input: object({
    jobId: id(),
    found: Type.Optional(Type.Unsafe<FileReading | undefined>({})),
    rows: Type.Unsafe<readonly ReadRow[]>({}),
    planning: Type.Unsafe<Planning | undefined>({}),
    count: Type.Integer(),
  }),
  async run(ctx, { jobId, found, rows, planning, count }) {
    ctx.nothingChanged();
    const [planned] = await Promise.all([
      planning && rows.length > 0 ? planRows(ctx, planning, rows) : [],
      planByKeys(ctx.db),
    ]);
    const origins = new Map(rows.map(({ n, origin }) => [n, origin]));
    const stored = planned.map(({ input: _, match: __, ...row }) => ({ ...row, origin: origins.get(row.n) }));
    // A single statement of all rows would be serialised in one go and block every other request.
    for (let at = 0; at < stored.length; at += atATime) await insertRows(ctx.db, jobId, stored.slice(at, at + atATime));
    await ctx.db.execute(sql`
      update import_jobs set counts = ${JSON.stringify({ rows: count })}, updated_at = portal_now(),
        found = coalesce(${found ? JSON.stringify(found) : null}::jsonb, found)
      where tenant_id = ${ctx.db.tenant} and id = ${jobId}`);
  },
});

export const endReading = command({
  ...inside,
  name: 'exchange.end-reading',
  summary: words('End reading a file', 'Завершить чтение файла'),
  input: object({ jobId: id(), faults: Type.Unsafe<Fault[]>({}) }),
  async run(ctx, { jobId, faults }) {
    ctx.nothingChanged();
    const row = await ctx.db.first<ImportRow>(lockReading(jobId, ctx.db.tenant));
    if (!row) return;
    const status = importMovedBy('preview', row.status);
    const counted = await countedPreview(ctx.db, jobId, faults);
    await changeImport(ctx.db, jobId, sql`status = ${status}, ${counted}, problem = null`);
  },
});

export const giveUpReading = command({
  ...inside,
  name: 'exchange.give-up-reading',
  summary: words('Give up reading a file', 'Прекратить чтение файла'),
  input: object({ jobId: id(), code: Type.String(), detail: Type.Unsafe<Words>({}) }),
  async run(ctx, { jobId, code, detail }) {
    const before = await ctx.db.first<ImportRow>(lockReading(jobId, ctx.db.tenant));
    if (!before) return ctx.nothingChanged();
    await forgetRows(ctx.db, jobId);
    const status = importMovedBy('giveUp', before.status);
    const problem = JSON.stringify({ code, detail });
    const row = await changeImport(
      ctx.db,
      jobId,
      // A refused file has no columns to map, even if its first rows had been read.
      sql`status = ${status}, problem = ${problem}, counts = '{}', faults = '[]', found = jsonb_set(found, '{columns}', '[]')`,
    );
    ctx.record(importJob.fact('failed', presentImport(row), { reason: code }));
  },
});

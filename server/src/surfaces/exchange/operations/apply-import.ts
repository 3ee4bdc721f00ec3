import Type from 'typebox';
import { lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import { demandPresence } from '../../../kernel/access/presence.ts';
import type { Exchange } from '../../../kernel/exchange/exchange.ts';
import { choice, id, object } from '../../../kernel/fields.ts';
import type { Job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { expectState } from '../../../platform/exchange/expect-state.ts';
import { changeImport, type ImportRow, lockImport, presentImport } from '../../../platform/exchange/import-job.row.ts';
import { importJob, importMovedBy } from '../../../platform/exchange/import-job.ts';
import { admit, keyOf, kindNamed, parentField, type Served } from '../import-address.ts';
import { mappingOf } from '../planning-of.ts';
import { refuseBeside } from '../reach-beside.ts';

/** As shown in the preview; a number may be given as text. */
const rowId = Type.Unsafe<string | number>({ type: ['string', 'integer'], minimum: 1, pattern: '^[1-9]\\d{0,6}$' });

/** Enqueues the writing of a preview: all of it, or the named rows. */
export const applyImport = (exchange: Served, applyRows: Job) =>
  command({
    name: `${exchange.kind}.apply-import`,
    summary: words('Apply an import', 'Применить импорт'),
    description:
      'Writes the rows of the preview in one transaction: the status is `applying` until it is done, while `counts.applied` of ' +
      'the import grows, then `applied`, or ' +
      '`partially_applied` when rows had errors or their records were changed by someone since the preview. With ' +
      '`onError: "abort"` one such row leaves everything unwritten and the preview as it was. An import is applied once; one whose ' +
      'errors leave nothing to write is refused with the rule `rows_with_errors`, so that its preview can be mended.',
    ...exchange.importing,
    refuses: [
      ...(['import_job_state', 'conflict', 'gone', 'precondition_failed'] as const),
      ...(exchange.columns.some(({ provesPresence }) => provesPresence) ? (['presence_required'] as const) : []),
    ],
    input: object({
      jobId: id(),
      ...parentField(exchange),
      selectedRowIds: Type.Optional(
        Type.Array(rowId, {
          minItems: 1,
          maxItems: 200_000,
          uniqueItems: true,
          title: 'Only these rows',
          examples: [['2', '5']],
        }),
      ),
      onError: Type.Optional(
        choice(
          ['skip', 'abort'],
          'What one row that cannot be written does; `skip` unless given, `abort` where the mode is `replace`',
        ),
      ),
    }),
    output: importJob.view,

    async run(ctx, input) {
      const { jobId } = input;
      const selectedRowIds = input.selectedRowIds?.map(Number);
      const before = await lockImport(ctx.db, keyOf(exchange, input));
      expectState(before, 'preview_ready');
      ctx.expectVersion(before.version);
      await admit(ctx, exchange, before);
      refuseUnpermitted(ctx, kindNamed(exchange, before.kind), before);
      const onError = input.onError ?? (before.mode === 'replace' ? 'abort' : 'skip');
      if (selectedRowIds) await refuseUnknown(ctx, jobId, selectedRowIds);
      if (onError === 'abort') await refuseFailed(ctx, jobId, selectedRowIds);
      else await refuseHopeless(ctx, jobId, selectedRowIds);
      const status = importMovedBy('apply', before.status);
      const change = sql`
        status = ${status}, selected = ${selectedRowIds ?? null}::int[], on_error = ${onError}, problem = null, updated_by = ${ctx.actor.userId}`;
      const after = await changeImport(ctx.db, jobId, change);
      await ctx.enqueue(applyRows, { jobId, userId: ctx.actor.userId });
      ctx.nothingChanged();
      return presentImport(after, ctx.language);
    },
  });

/** A worker, which has all rights, writes the rows later: so rights and presence are checked here, for the person who applies them. */
function refuseUnpermitted({ actor }: WriteContext, exchange: Exchange, { found, counts }: ImportRow) {
  const mapping = mappingOf(found);
  refuseBeside(actor, exchange, mapping);
  const read = new Set(Object.values(mapping));
  const asked = [
    ...exchange.columns.flatMap(({ field, guardedBy }) => (guardedBy && read.has(field) ? [guardedBy] : [])),
    ...((counts.create ?? 0) > 0 && exchange.creating ? [exchange.creating] : []),
  ];
  const lacking = asked.find((permission) => !maySee(actor, permission));
  if (lacking) throw lacksPermission(lacking);
  if (exchange.columns.some(({ field, provesPresence }) => provesPresence && read.has(field)))
    demandPresence(actor.presence);
}

async function refuseUnknown(ctx: WriteContext, jobId: string, selected: readonly number[]) {
  const strange = await ctx.db.first<{ place: number }>(sql`
    select given.place::int - 1 as place from unnest(${selected}::int[]) with ordinality as given(n, place)
    where not exists (
      select 1 from import_rows row where row.tenant_id = ${ctx.db.tenant} and row.job_id = ${jobId} and row.n = given.n)
    order by given.place limit 1`);
  if (strange)
    throw invalidField(
      `/selectedRowIds/${strange.place}`,
      'not_found_reference',
      words('is not a row of the file', 'такой строки в файле нет'),
    );
}

/** If errors leave nothing to write, the preview stays open for corrections: applying it would end it. */
async function refuseHopeless(ctx: WriteContext, jobId: string, selected: readonly number[] | undefined) {
  const rows = sql`
    select 1 from import_rows row
    where row.tenant_id = ${ctx.db.tenant} and row.job_id = ${jobId} and (${selected ?? null}::int[] is null or row.n = any(${selected ?? null}::int[]))`;
  const hopeless = await ctx.db.first(sql`
    select 1 from (values (1)) one
    where exists (${rows} and (row.failed or row.action = 'conflict')) and not exists (${rows} and not row.failed and row.action in ('create', 'update'))`);
  if (hopeless)
    throw brokenRule(
      'rows_with_errors',
      words(
        'There is nothing to write: only rows with errors or without a decision are left.',
        'Записывать нечего: остались только строки с ошибками или без решения.',
      ),
    );
}

async function refuseFailed(ctx: WriteContext, jobId: string, selected: readonly number[] | undefined) {
  const { rows } = await ctx.db.one<{ rows: number[] }>(sql`
    select coalesce(array_agg(n), '{}') as rows from (
      select n from import_rows
      where tenant_id = ${ctx.db.tenant} and job_id = ${jobId} and (failed or action = 'conflict')
        and (${selected ?? null}::int[] is null or n = any(${selected ?? null}::int[]))
      order by n limit 50) failing`);
  if (rows.length > 0)
    throw brokenRule(
      'rows_with_errors',
      words('Some rows have errors or wait for a decision.', 'Есть строки с ошибками или без решения.'),
      { rowIds: rows },
    );
}

import Type from 'typebox';
import type { Exchange } from '../../../kernel/exchange/exchange.ts';
import { choice, id, object, version } from '../../../kernel/fields.ts';
import type { Job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readDefinitions } from '../../../platform/custom-fields/read-definitions.ts';
import { expectState } from '../../../platform/exchange/expect-state.ts';
import { changeImport, type ImportRow, lockImport, presentImport } from '../../../platform/exchange/import-job.row.ts';
import {
  type ImportParameters,
  importJob,
  importMapping,
  importMovedBy,
  importParameters,
} from '../../../platform/exchange/import-job.ts';
import { countedPreview, replanRows, rowsAfter } from '../../../platform/exchange/import-rows.ts';
import { columnsOf } from '../columns-of.ts';
import { admit, keyOf, kindNamed, kindsOf, modeOf, parentField, type Served } from '../import-address.ts';
import { checkMapping } from '../map-columns.ts';
import { planRows } from '../plan-rows.ts';
import { faultsOf, planningOf } from '../planning-of.ts';
import { reachesBeside, refuseBeside } from '../reach-beside.ts';
import {
  type Choices,
  choicesOf,
  movesCells,
  type RowAction,
  type RowCells,
  rowAction,
  rowCells,
  withoutCells,
} from '../row-choices.ts';

export const changePreview = (exchange: Served, readFile: Job) =>
  command({
    name: `${exchange.kind}.change-preview`,
    summary: words('Recompute the preview of an import', 'Пересчитать предпросмотр импорта'),
    description:
      'A new mapping, mode or parameters read the file again: the status is `parsing` until the new preview is ready, and the ' +
      'mapping is remembered for files with the same headings in any order. Decisions about single rows, and cells written anew, hold at once.',
    ...exchange.importing,
    refuses: ['import_job_state', 'conflict', 'gone', 'mapping_invalid', 'version_conflict', 'precondition_failed'],
    input: object({
      jobId: id(),
      ...parentField(exchange),
      mapping: Type.Optional({ ...importMapping, examples: [shownMapping(exchange)] }),
      parameters: Type.Optional(importParameters),
      mode: Type.Optional(choice(exchange.modes, 'Mode')),
      rowActions: Type.Optional(Type.Array(rowAction, { maxItems: 1_000, title: 'Decisions about single rows' })),
      rowCells: Type.Optional(
        Type.Array(rowCells, { maxItems: 1_000, title: 'Cells to be read as if the file held these' }),
      ),
      version: Type.Optional(version()),
    }),
    output: importJob.view,

    async run(ctx, input) {
      const { jobId, mapping, parameters, mode, rowActions = [], rowCells = [] } = input;
      const before = await lockImport(ctx.db, keyOf(exchange, input));
      const kind = kindNamed(exchange, before.kind);
      const anew = mapping !== undefined || parameters !== undefined || mode !== undefined;
      expectState(before, 'preview_ready', ...(anew ? (['failed'] as const) : []));
      ctx.expectVersion(before.version);
      ctx.nothingChanged();
      // Another sheet or heading row may have different columns.
      const isRead = !parameters && before.status === 'preview_ready';
      const inFile = isRead ? (before.found?.columns.map(({ column }) => column) ?? null) : null;
      if (mapping) {
        checkMapping(mapping, columnsOf(kind, await readDefinitions(ctx)), inFile);
        refuseBeside(ctx.actor, kind, mapping);
      }
      const choices = choicesOf(
        movesCells(parameters) ? withoutCells(before.choices) : before.choices,
        rowActions,
        rowCells,
      );
      if (!anew) return decideRows(ctx, kind, before, choices, rowActions, rowCells);
      const told = {
        ...before,
        parameters: parametersOf(before.parameters, parameters),
        mode: modeOf(kindsOf(exchange), before.kind, mode ?? before.mode),
      };
      await admit(ctx, exchange, told);
      const change = sql`
        status = ${importMovedBy('read', before.status)}, mapping = coalesce(${mapping ? JSON.stringify(mapping) : null}::jsonb, mapping),
        parameters = ${JSON.stringify(told.parameters)}, mode = ${told.mode},
        choices = ${JSON.stringify(choices)}, counts = '{}', faults = '[]', problem = null,
        reaches_beside = ${reachesBeside(ctx.actor, kind)}, updated_by = ${ctx.actor.userId}`;
      const after = await changeImport(ctx.db, jobId, change);
      await ctx.enqueue(readFile, { jobId, userId: ctx.actor.userId });
      return presentImport(after, ctx.language);
    },
  });

/** The supplier whose prices they are does not change when rows are read differently. */
const parametersOf = ({ supplierId, ...before }: ImportParameters, given: ImportParameters = before) => ({
  ...(supplierId && { supplierId }),
  ...given,
});

async function decideRows(
  ctx: WriteContext,
  exchange: Exchange,
  before: ImportRow,
  choices: Choices,
  actions: readonly RowAction[],
  written: readonly RowCells[],
) {
  const ids = [...actions, ...written].map(({ rowId }) => rowId);
  const stored = await rowsAfter(ctx.db, before.id, 0, ids.length, sql`and row.n = any(${ids}::int[])`);
  const unknown = ids.findIndex((rowId) => !stored.some(({ n }) => n === rowId));
  if (unknown >= 0)
    throw invalidField(
      unknown < actions.length ? `/rowActions/${unknown}/rowId` : `/rowCells/${unknown - actions.length}/rowId`,
      'not_found_reference',
      words('is not a row of the file', 'такой строки в файле нет'),
    );
  const planning = planningOf(exchange, await readDefinitions(ctx), { ...before, choices });
  const planned = await planRows(ctx, planning, stored);
  await replanRows(
    ctx.db,
    before.id,
    planned.map(({ input: _, match: __, ...row }) => row),
  );
  const counted = await countedPreview(ctx.db, before.id, faultsOf(planning));
  const change = sql`choices = ${JSON.stringify(choices)}, ${counted}, updated_by = ${ctx.actor.userId}`;
  return presentImport(await changeImport(ctx.db, before.id, change), ctx.language);
}

/** The example maps the first two columns of a file to the first two of the noun. */
const shownMapping = ({ columns }: Served) => ({ A: columns[0]?.field, B: columns[1]?.field, C: 'ignore' });

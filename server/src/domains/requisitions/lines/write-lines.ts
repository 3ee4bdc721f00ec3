import { columnOf } from '../../../../../nouns/kit/field.ts';
import { requisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { join, raw, sql } from '../../../kernel/sql/sql.ts';
import { rowOf as columnsOf } from '../../../platform/records/row-of.ts';
import { lineFields } from '../requisition-line.ts';
import type { WantedLine } from './standing-line.ts';

const { fields } = requisitionLine;

/** What is written of a line: what its writer gives, and what follows from it. */
const writtenFields = [
  ...(Object.keys(lineFields) as Array<keyof typeof lineFields>),
  ...(['factorToBase', 'fxRate', 'plannedAmount', 'status', 'cancelReason', 'closedShortQuantity', 'reorder'] as const),
];

const writtenColumns = writtenFields.map((name) => columnOf(name, fields[name]));

const written = raw(writtenColumns.join(', '));
const current = raw(writtenColumns.map((column) => `line.${column}`).join(', '));
const given = raw(writtenColumns.map((column) => `given.${column}`).join(', '));

/** New lines, after those that are there, in the order given. */
export async function insertLines(ctx: WriteContext, requisitionId: string, lines: readonly WantedLine[]) {
  if (lines.length === 0) return;
  const { last } = await ctx.db.one<{ last: number }>(sql`
    select coalesce(max(position), 0) as last from requisition_lines where tenant_id = ${ctx.db.tenant} and requisition_id = ${requisitionId}`);
  await ctx.db.execute(sql`
    insert into requisition_lines (tenant_id, requisition_id, id, position, ${written}, source_job_id, source_row_id)
    select ${ctx.db.tenant}::uuid, ${requisitionId}::uuid, given.id, ordinality::int + ${last}::int,
      ${given}, given.source_job_id, given.source_row_id
    from jsonb_populate_recordset(null::requisition_lines, ${JSON.stringify(lines.map(rowOf))}::jsonb) with ordinality given
    order by ordinality returning id`);
}

/** Lines as they will stand; those that stay as they are keep their version. Answers how many were changed. */
export async function updateLines(ctx: WriteContext, lines: readonly WantedLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const rows = lines.map(rowOf);
  return ctx.db.execute(sql`
    update requisition_lines line set ${join(writtenColumns.map((column) => raw(`${column} = given.${column}`)))},
      version = line.version + 1, updated_at = portal_now()
    from jsonb_populate_recordset(null::requisition_lines, ${JSON.stringify(rows)}::jsonb) given
    where line.tenant_id = ${ctx.db.tenant} and line.id = given.id and (${current}) is distinct from (${given})`);
}

const rowOf = ({ id, line }: WantedLine): Record<string, unknown> => ({
  id,
  ...columnsOf(fields, Object.fromEntries(writtenFields.map((name) => [name, line[name]]))),
  source_job_id: line.sourceRef?.jobId ?? null,
  source_row_id: line.sourceRef?.rowId ?? null,
});

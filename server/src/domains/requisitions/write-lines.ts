import type { WriteContext } from '../../kernel/operation.ts';
import { join, raw, sql } from '../../kernel/sql/sql.ts';
import { lineColumnOf, writtenLineColumns } from './requisition-line.input.ts';
import type { WantedLine } from './standing-line.ts';

const written = raw(writtenLineColumns.join(', '));
const current = raw(writtenLineColumns.map((column) => `line.${column}`).join(', '));
const given = raw(writtenLineColumns.map((column) => `given.${column}`).join(', '));

/** New lines, after those that are there, in the order given; in one statement. */
export async function insertLines(ctx: WriteContext, requisitionId: string, lines: readonly WantedLine[]) {
  if (lines.length === 0) return;
  await ctx.db.execute(sql`
    insert into requisition_lines (tenant_id, requisition_id, id, position, ${written}, source_job_id, source_row_id)
    select ${ctx.db.tenant}, ${requisitionId}, given.id, ordinality::int + (
      select coalesce(max(held.position), 0) from requisition_lines held where held.tenant_id = ${ctx.db.tenant} and held.requisition_id = ${requisitionId}),
      ${given}, given.source_job_id, given.source_row_id
    from jsonb_populate_recordset(null::requisition_lines, ${JSON.stringify(lines.map(rowOf))}::jsonb) with ordinality given
    order by ordinality`);
}

/** Lines as they will stand; those that stay as they are keep their version. Answers how many were changed. */
export async function updateLines(ctx: WriteContext, lines: readonly WantedLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const rows = lines.map(rowOf);
  return ctx.db.execute(sql`
    update requisition_lines line set ${join(writtenLineColumns.map((column) => raw(`${column} = given.${column}`)))},
      version = line.version + 1, updated_at = now()
    from jsonb_populate_recordset(null::requisition_lines, ${JSON.stringify(rows)}::jsonb) given
    where line.tenant_id = ${ctx.db.tenant} and line.id = given.id and (${current}) is distinct from (${given})`);
}

const rowOf = ({ id, line }: WantedLine): Record<string, unknown> => ({
  id,
  ...Object.fromEntries(
    Object.entries(lineColumnOf).map(([field, column]) => [column, line[field as keyof WantedLine['line']]]),
  ),
  source_job_id: line.sourceRef?.jobId ?? null,
  source_row_id: line.sourceRef?.rowId ?? null,
});

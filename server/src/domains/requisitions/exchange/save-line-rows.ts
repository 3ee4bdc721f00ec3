import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { SavedImport, SavedRow, WrittenRows } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { changeRequisition, type GivenLine } from '../change-requisition.ts';
import { linesOf } from '../lines-of.ts';
import { refuseClosed } from '../refuse-change.ts';
import { requisitions } from '../requisition.ts';
import { refuseReplacing } from './admit-lines.ts';
import { fillItems } from './fill-items.ts';
import { lineInput } from './line-input.ts';

/** Adds and changes lines in one change of their requisition; a line changed by someone meanwhile stays as it is. */
export async function saveLineRows(
  ctx: WriteContext,
  rows: readonly SavedRow[],
  { id: jobId, fileName, mode, parentId, meant }: SavedImport,
): Promise<WrittenRows> {
  const held = await requisitions.lock(ctx.db, parentId ?? '');
  refuseClosed(held, true);
  const lines = await linesOf(ctx.db, held.id);
  if (mode === 'replace') refuseReplacing(lines);
  const versions = new Map(lines.map(({ id, version }) => [id, version]));
  const current = rows.filter(({ before }) => {
    const line = before as RequisitionLine | null;
    return line === null || versions.get(line.id) === line.version;
  });
  const given = current.map((row) => lineOf(row, jobId));
  const kept = new Set([...meant, ...given.flatMap(({ id }) => id ?? [])]);
  const gone = mode === 'replace' ? lines.filter(({ id, status }) => status === 'active' && !kept.has(id)) : [];
  const { items } = await changeRequisition(ctx, held, {
    ...(given.some(({ id }) => id === undefined) && { header: { customerRequestFileName: fileName } }),
    lines: [...given, ...gone.map(({ id }) => ({ id, status: 'cancelled' as const, input: {}, at: `/${id}` }))],
  });
  await fillItems(ctx, items, current, jobId);
  return { rows: new Set(current.map(({ n }) => n)) };
}

function lineOf({ n, input, before }: SavedRow, jobId: string): GivenLine {
  const line = before as RequisitionLine | null;
  const written = lineInput(line, input);
  return line
    ? { id: line.id, input: written, at: `/${n}` }
    : { input: { ...written, sourceRef: { jobId, rowId: String(n) } }, at: `/${n}` };
}

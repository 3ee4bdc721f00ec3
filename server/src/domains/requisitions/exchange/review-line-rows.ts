import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { RowParameters, SavedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, Refusal } from '../../../kernel/problems/errors.ts';
import { guardLines } from '../lines/guard-lines.ts';
import { judgeLines } from '../lines/resolve-lines.ts';
import type { WantedLine } from '../lines/standing-line.ts';
import { requisitions } from '../requisition.ts';
import { lineInput } from './line-input.ts';

/** What changing the requisition by these rows would refuse, by row. */
export async function reviewLineRows(
  ctx: ReadContext,
  rows: readonly SavedRow[],
  { parentId = '' }: RowParameters,
): Promise<ReadonlyMap<number, readonly FieldError[]>> {
  const header = await requisitions.byId(ctx.db, parentId);
  const given = rows.map(({ n, input, before }) => ({
    before: before as RequisitionLine | null,
    input: lineInput(before as RequisitionLine | null, input),
    at: `/${n}`,
  }));
  const { wanted, errors } = await judgeLines(ctx, header, given);
  const guarded = wanted.flatMap((line, index) => guard(line, given[index]?.at ?? ''));
  const byRow = Map.groupBy([...errors, ...guarded], ({ at }) => Number(at.split('/')[1]));
  return new Map(
    [...byRow].map(([n, found]) => [n, found.map((one) => ({ ...one, at: one.at.slice(`/${n}`.length) }))]),
  );
}

function guard(line: WantedLine, at: string): FieldError[] {
  try {
    guardLines([line], false);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [fieldError(`${at}/quantity`, String(error.members.rule), error.detail)];
  }
}

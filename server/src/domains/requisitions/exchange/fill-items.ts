import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { SavedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { fillItemValues } from '../../catalog/fill-item-values.ts';
import { type Values, valuesGiven } from './item-values.ts';

/** What rows give to the catalog items of their lines, as these stand after the change; of two rows about one item the lower one wins. */
export async function fillItems(
  ctx: WriteContext,
  lines: readonly RequisitionLine[],
  rows: readonly SavedRow[],
  jobId: string,
): Promise<void> {
  const giving = rows.filter(({ input }) => valuesGiven(input));
  if (giving.length === 0) return;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const byRow = new Map(
    lines.flatMap((line) => (line.sourceRef?.jobId === jobId ? [[line.sourceRef.rowId, line] as const] : [])),
  );
  const given = new Map<string, Values>();
  for (const { n, input, before } of giving.toSorted((one, other) => one.n - other.n)) {
    const line = before ? byId.get((before as RequisitionLine).id) : byRow.get(String(n));
    const itemId = line?.catalogItemId;
    if (itemId) given.set(itemId, { ...given.get(itemId), ...valuesGiven(input) });
  }
  await fillItemValues(ctx, given);
}

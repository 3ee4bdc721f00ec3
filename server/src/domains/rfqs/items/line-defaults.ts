import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { linesById } from '../../requisitions/lines-of.ts';

type LineMap = ReadonlyMap<string, RequisitionLine>;

/** Lines that positions are made of, in one statement; none where no line is named. */
export async function linesNamed(db: Db, ids: ReadonlyArray<string | null | undefined>): Promise<LineMap> {
  const named = [...new Set(ids.flatMap((id) => id ?? []))];
  const lines = named.length > 0 ? await linesById(db, named) : [];
  return new Map(lines.map((line) => [line.id, line]));
}

/** What a position takes from its line: as much as has no supplier yet, or all of it. */
export const defaultsOf = (line: RequisitionLine) => ({
  catalogItemId: line.catalogItemId,
  name: line.name,
  specification: line.specification,
  quantity: new Exact(line.supplyCoverage.remainingQuantity).isZero()
    ? line.quantity
    : line.supplyCoverage.remainingQuantity,
  uom: line.uom,
  requiredAt: line.requiredAt,
  productFields: line.productFields,
});

import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { warning } from '../../../kernel/problems/warnings.ts';
import { checkQualified, notQualified } from '../../qualifications/checked/check-qualified.ts';
import type { RequisitionWarning } from '../requisition-warnings.ts';
import type { LineDecision } from './decision.ts';
import { grows, type PlannedAllocation } from './plan-allocations.ts';

/** Refuses suppliers without the qualification that the company asks for, or warns of them. What was decided before stays. */
export async function checkQualifications(
  ctx: WriteContext,
  decisions: readonly LineDecision[],
  planned: readonly PlannedAllocation[],
  lines: ReadonlyMap<string, RequisitionLine>,
): Promise<RequisitionWarning[]> {
  const buying = planned.filter(grows).map(({ lineId, given }) => ({
    ...{ lineId, given, supplierId: given.supplierId },
    catalogItemId: given.catalogItemId ?? lines.get(lineId)?.catalogItemId ?? null,
  }));
  const found = await checkQualified(ctx, buying, ({ lineId, given }) => {
    const at = decisions.findIndex((one) => one.lineId === lineId);
    return `/decisions/${at}/allocations/${decisions[at]?.allocations.indexOf(given)}`;
  });
  if (found === null) return [];
  const itemIds = [...new Set(found.buying.map(({ lineId }) => lineId))].slice(0, 20);
  return [warning(ctx, notQualified, found.sentence, { itemIds })];
}

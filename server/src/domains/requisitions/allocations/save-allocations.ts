import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { overrunWarnings } from '../../budgets/overrun-warnings.ts';
import { companySettings } from '../../company/company-settings.ts';
import { linkLines, linkTo } from '../lines/link-lines.ts';
import { updateLines } from '../lines/write-lines.ts';
import { linesById } from '../lines-of.ts';
import { refuseStatus, sourcedIn } from '../moves/refuse-status.ts';
import { requisition } from '../requisition.ts';
import type { RequisitionWarning } from '../requisition-warnings.ts';
import { settleRequisition } from '../settle-requisition.ts';
import { allocationsOfLines } from './allocations-of.ts';
import { checkDecisions } from './check-decisions.ts';
import { checkQualifications } from './check-qualifications.ts';
import { checkSuppliers } from './check-suppliers.ts';
import type { LineDecision } from './decision.ts';
import { type AllocationPlan, planAllocations } from './plan-allocations.ts';
import { refuseBatched } from './refuse-batched.ts';
import { refuseLocked } from './refuse-locked.ts';
import { tellAcceptedPrices } from './tell-accepted-prices.ts';
import { type WrittenAllocation, writeAllocations } from './write-allocations.ts';

interface SavedAllocations {
  /** As it stands; the one given where nothing changed. */
  requisition: Requisition;
  warnings: RequisitionWarning[];
}

/**
 * Replaces all that is accepted for the named lines of a held requisition, then settles it; other lines keep what they have. The
 * caller has checked the offers against their quotes. As many statements for one line as for all.
 */
export async function saveAllocations(
  ctx: WriteContext,
  held: Requisition,
  decisions: readonly LineDecision[],
): Promise<SavedAllocations> {
  refuseStatus(held, sourcedIn);
  const lineIds = decisions.map(({ lineId }) => lineId);
  const { tolerances } = await companySettings(ctx);
  const found = (await linesById(ctx.db, lineIds)).filter(({ procurementId }) => procurementId === held.id);
  const lines = new Map(found.map((line) => [line.id, line]));
  checkDecisions(decisions, lines, tolerances.overAllocationPct);

  const accepted = await allocationsOfLines(ctx.db, lineIds);
  const plan = planAllocations(decisions, accepted);
  refuseLocked(decisions, accepted, plan, lines);
  const after = decisions.flatMap(({ lineId, allocations }) => allocations.map((one) => ({ ...one, lineId })));
  await refuseBatched(ctx, found, { before: accepted, after });
  if (Object.values(plan).every((rows) => rows.length === 0)) return { requisition: held, warnings: [] };
  const planned = [...plan.changed, ...plan.made];
  await checkSuppliers(ctx, held, planned);
  const unqualified = await checkQualifications(ctx, decisions, planned, lines);

  const { linked, warnings } = await linkAccepted(ctx, plan, lines);
  const written = await writeAllocations(ctx, held, plan, linked);
  const released = plan.released.map(({ id }) => id);
  await tellAcceptedPrices(ctx, held.id, written, released);
  const settled = await settleRequisition(ctx, held, undefined, {
    touched: true,
    spends: true,
    linesBefore: { lines: found },
  });
  ctx.record(requisition.fact('quote_line_decided', settled, decided(decisions, plan, written)));
  return { requisition: settled, warnings: [...warnings, ...unqualified, ...(await overrunWarnings(ctx, held.id))] };
}

/** Lines that get a supplier are linked to the item that was offered, or become catalog items where the company's policy says so. */
async function linkAccepted(ctx: WriteContext, plan: AllocationPlan, lines: ReadonlyMap<string, RequisitionLine>) {
  const ids = [...new Set(plan.made.map(({ lineId }) => lineId))];
  const wanted = ids.flatMap((id) => {
    const line = lines.get(id);
    return line ? [{ id, before: line, line }] : [];
  });
  const offered = await linkTo(ctx, wanted, itemsOffered(plan, lines));
  const { lines: after, warnings } = await linkLines(ctx, offered, 'allocation_accepted');
  const found = after.filter(({ line, before }) => line.catalogItemId !== before?.catalogItemId);
  await updateLines(ctx, found);
  const linked = new Map(lines);
  for (const { id, line } of found) linked.set(id, { ...(lines.get(id) as RequisitionLine), ...line });
  return { linked, warnings };
}

/** The one item that all accepted offers for a line without an item are linked to. */
function itemsOffered({ made }: AllocationPlan, lines: ReadonlyMap<string, RequisitionLine>): Map<string, string> {
  const loose = made.filter(({ lineId }) => lines.get(lineId)?.catalogItemId === null);
  return new Map(
    [...Map.groupBy(loose, ({ lineId }) => lineId)].flatMap(([lineId, of]) => {
      const [item, ...others] = new Set(of.map(({ given }) => given.catalogItemId ?? null));
      return item && others.length === 0 ? [[lineId, item] as const] : [];
    }),
  );
}

/** Who supplies what, for those who listen; prices are for who may see them. */
const decided = (
  decisions: readonly LineDecision[],
  { released }: AllocationPlan,
  written: readonly WrittenAllocation[],
) => ({
  decisions: decisions.map(({ lineId, allocations }) => ({
    procurementItemId: lineId,
    allocations: allocations.map(({ supplierId, quantity, quoteId = null, quoteLineId = null }) => ({
      supplierId,
      quantity,
      quoteId,
      quoteLineId,
    })),
  })),
  accepted: written.length,
  released: released.length,
});

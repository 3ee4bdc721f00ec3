import type { Requisition } from '../../../../nouns/requisition.ts';
import { type RequisitionMove, type RequisitionStatus, requisitionFlow } from '../../../../nouns/requisition-flow.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { difference, type FactData } from '../../kernel/entity.ts';
import { nextStatus } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { followApproval } from '../approvals/follow-approval.ts';
import { settleDraw } from '../budgets/settle-draw.ts';
import { companySettings } from '../company/company-settings.ts';
import { changedItems, type LinesBefore } from './changed-items.ts';
import { drawOf } from './draws/draw-of.ts';
import { linesOf } from './lines-of.ts';
import { effectOf, writtenBy } from './moves/effects.ts';
import { type Approval, figuresOf, followFigures } from './moves/follow-figures.ts';
import { subjectOf } from './moves/subject-of.ts';
import { stageOfStatus } from './pipeline/default-stage.ts';
import { requisition, requisitions } from './requisition.ts';
import { sumsOf } from './sums-of.ts';

/** What a change of a requisition writes beside its sums. */
interface Change {
  /** Fields of the header. */
  values?: Partial<Requisition>;
  /** The stage that a person moves it to. */
  stageId?: string;
  /** Something under it changed that the header does not show: a new version all the same. */
  touched?: boolean;
  /** A person's change of fields: told as `updated`, before a change of status that comes with it. */
  edited?: boolean;
  /** A person commits money by it: refused where the budget stops that, or asked for approval anew. */
  spends?: boolean;
  /** More for the fact; the `reason` of a move is kept with the requisition too. */
  data?: FactData;
  /** Lines as they were: the fact tells which of them changed, and how. */
  linesBefore?: LinesBefore;
}

/**
 * Brings a held requisition in line with its lines, allocations, invoices and receipts, after any of them changed in this
 * transaction: the move that was asked for with its effects, sums, coverages, the moves that follow from the figures, the stage of
 * the status. One version and one fact tell of all of it. Answers the requisition as it stands; `held` itself where nothing differs.
 */
export async function settleRequisition(
  ctx: WriteContext,
  held: Requisition,
  move?: RequisitionMove,
  { values: given = {}, stageId, touched = false, edited = false, spends = false, data = {}, linesBefore }: Change = {},
): Promise<Requisition> {
  if (move) await effectOf(move, held).onLines?.(ctx, held.id);
  await recountLines(ctx.db, held.id);
  const lines = await linesOf(ctx.db, held.id);
  const sums = sumsOf(lines.map(summed), given.currency ?? held.currency);
  const asked = { ...given, ...(move && writtenBy(ctx, held, move, data.reason)) };
  const wanted = move ? (nextStatus(requisitionFlow, move, held.status) as RequisitionStatus) : held.status;
  const { needsApproval } = await settleDraw(
    ctx,
    drawOf({ ...held, ...given, ...standing(held, wanted) }, lines, {
      isAsked: spends,
      isApproved: approving.has(move),
    }),
  );
  const status = await statusAfter(ctx, held, wanted, lines, {
    plannedTotal: sums.planned_total,
    approvedTotal: asked.approvedTotal === undefined ? held.approvedTotal : asked.approvedTotal,
    outgrewBudget: needsApproval,
  });
  const stage = status.stageId ?? stageId;
  const after = await requisitions.write(
    ctx,
    held,
    { ...asked, ...status.values },
    { columns: { ...sums, ...(stage && { stage_id: stage }) }, touched },
  );
  if (!after) return held;
  const moved = after.status !== held.status;
  const items = linesBefore && changedItems(linesBefore, lines);
  const tell = (kind: 'updated' | 'status_changed', now: Requisition, more: FactData) => {
    const { changedFields } = difference(held, now);
    ctx.record(
      requisition.changed(kind, held, now, {
        ...more,
        ...(items && { items, changedFields: [...changedFields, 'items'] }),
      }),
    );
  };
  if (!moved || edited) tell('updated', { ...after, status: held.status, heldFrom: held.heldFrom }, data);
  if (!moved) return after;
  tell('status_changed', after, { ...data, status: { from: held.status, to: after.status } });
  await followApproval(ctx, {
    ...{ recordType: 'procurement', recordId: held.id, from: held.status, to: after.status, reason: data.reason },
    subject: () => subjectOf(ctx, after),
  });
  return after;
}

const summed = (line: RequisitionLine) => ({ ...line, acceptedQuantity: line.supplyCoverage.acceptedQuantity });

async function statusAfter(
  ctx: WriteContext,
  held: Requisition,
  asked: RequisitionStatus,
  lines: readonly RequisitionLine[],
  totals: Omit<Approval, 'allowedGrowth'>,
) {
  const { approvalRequired, alerts } = await companySettings(ctx);
  const approval = { ...totals, allowedGrowth: approvalRequired ? alerts.reapprovalPct : null };
  const followed = followFigures(asked, figuresOf(lines.map(summed), approval));
  const last = followed.at(-1);
  const to = last ? requisitionFlow.moves[last].to : asked;
  if (to === held.status) return {};
  const written = followed.map((one) => writtenBy(ctx, held, one, undefined));
  const stage = await stageOfStatus(ctx.db, to);
  return { values: { ...standing(held, to), ...Object.assign({}, ...written) }, stageId: stage?.id };
}

const approving: ReadonlySet<RequisitionMove | undefined> = new Set(['approve', 'approve_at_once']);

/** On hold a requisition remembers where it was held from. */
const standing = (held: Requisition, status: RequisitionStatus) => ({
  status,
  heldFrom: status === 'on_hold' ? (held.heldFrom ?? held.status) : null,
});

/**
 * What lines have accepted, by the allocations that stand: in one statement, and only where it differs. Each line looks for its own:
 * joined as a whole, all allocations would be read through for every line.
 */
const recountLines = (db: Db, requisitionId: string) =>
  db.execute(sql`
    update requisition_lines line set accepted_quantity = held.quantity, actual_amount = held.amount
    from requisition_lines one
    cross join lateral (
      select trim_scale(coalesce(sum(decided.quantity), 0)) as quantity, sum(decided.amount) as amount from requisition_allocations decided
      where decided.tenant_id = ${db.tenant} and decided.line_id = one.id and decided.status = 'accepted') held
    where one.tenant_id = ${db.tenant} and one.requisition_id = ${requisitionId}
      and line.tenant_id = ${db.tenant} and line.id = one.id
      and (line.accepted_quantity, line.actual_amount) is distinct from (held.quantity, held.amount)`);

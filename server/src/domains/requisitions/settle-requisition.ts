import { difference, type FactData } from '../../kernel/entity.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { assignments, differsFrom, raw, sql } from '../../kernel/sql/sql.ts';
import { companySettings } from '../company/company-settings.ts';
import { changedItems, type LinesBefore } from './changed-items.ts';
import { figuresOf, followFigures } from './follow-figures.ts';
import { linesOf } from './lines-of.ts';
import { stageOfStatus } from './pipeline/default-stage.ts';
import { recountLines } from './recount-lines.ts';
import { presentRequisition, type RequisitionRow, requisitionColumns } from './requisition.row.ts';
import { type Requisition, requisition } from './requisition.ts';
import { declared, type RequisitionMove, requisitionLifecycle } from './requisition-flow.ts';
import type { RequisitionLine } from './requisition-line.ts';
import type { RequisitionStatus } from './requisition-statuses.ts';
import { sumsOf } from './sums-of.ts';

/** What a change of a requisition writes beside its sums. */
interface Change {
  /** Columns of the header. */
  row?: Readonly<Record<string, unknown>>;
  /** Something under it changed that the header does not show: a new version all the same. */
  touched?: boolean;
  /** A person's change of fields: told as `updated`, before a change of status that comes with it. */
  edited?: boolean;
  /** More for the fact. */
  data?: FactData;
  /** Lines as they were: the fact tells which of them changed, and how. */
  linesBefore?: LinesBefore;
}

/**
 * Brings a held requisition in line with its lines, allocations, invoices and receipts, after any of them changed in this
 * transaction: sums, coverages, the move that was asked for and those that follow from the figures, the stage of the status.
 * One version and one fact tell of all of it. Answers the requisition as it stands; `held` itself where nothing differs.
 */
export async function settleRequisition(
  ctx: WriteContext,
  held: Requisition,
  move?: RequisitionMove,
  { row = {}, touched = false, edited = false, data = {}, linesBefore }: Change = {},
): Promise<Requisition> {
  await recountLines(ctx.db, held.id);
  const lines = await linesOf(ctx.db, held.id);
  const currency = (row.currency as string | undefined) ?? held.currency;
  const sums = sumsOf(lines.map(summed), currency);
  const status = await statusAfter(ctx, held, move, lines, { ...row, ...sums });
  const changes: Record<string, unknown> = { ...row, ...sums, ...(status.to !== held.status && status.row) };

  const written = await ctx.db.first<RequisitionRow>(sql`
    update requisitions req set ${assignments({ ...changes, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = now()
    where req.tenant_id = ${ctx.db.tenant} and req.id = ${held.id} and (${raw(String(touched))} or ${differsFrom(changes)})
    returning ${requisitionColumns}`);
  if (!written) return held;
  const after = await presentRequisition(ctx.db, written);
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
  if (moved) tell('status_changed', after, { ...data, status: { from: held.status, to: after.status } });
  return after;
}

const summed = (line: RequisitionLine) => ({ ...line, acceptedQuantity: line.supplyCoverage.acceptedQuantity });

interface Totals {
  planned_total: string;
  approved_total?: unknown;
}

async function statusAfter(
  ctx: WriteContext,
  held: Requisition,
  move: RequisitionMove | undefined,
  lines: readonly RequisitionLine[],
  { planned_total: plannedTotal, approved_total: approvedTotal = held.approvedTotal }: Totals,
) {
  const { approvalRequired, alerts } = await companySettings(ctx);
  const asked = move ? (requisitionLifecycle.next(move, held.status) as RequisitionStatus) : held.status;
  const approval = {
    plannedTotal,
    approvedTotal: approvedTotal as string | null,
    allowedGrowth: approvalRequired ? alerts.reapprovalPct : null,
  };
  const followed = followFigures(asked, figuresOf(lines.map(summed), approval));
  const last = followed.at(-1);
  const to = last ? (declared[last].to as RequisitionStatus) : asked;
  if (to === held.status) return { to, row: {} };
  const stage = await stageOfStatus(ctx.db, to);
  return {
    to,
    row: {
      status: to,
      held_from: to === 'on_hold' ? held.status : null,
      ...(stage && { stage_id: stage.id }),
      ...(followed.includes('approve_again') && {
        submitted_by: ctx.actor.userId,
        approved_by: null,
        approved_at: null,
        approved_total: null,
      }),
    },
  };
}

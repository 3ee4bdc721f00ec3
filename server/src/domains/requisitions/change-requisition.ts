import type { Requisition } from '../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { difference } from '../../kernel/entity.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { renewApproval } from '../approvals/renew-approval.ts';
import { overrunWarnings } from '../budgets/overrun-warnings.ts';
import { releaseBeyond } from './allocations/release-allocations.ts';
import { checkBudget } from './check-budget.ts';
import { checkHeader, refuseConstruction } from './check-header.ts';
import { guardLines } from './lines/guard-lines.ts';
import { linkLines } from './lines/link-lines.ts';
import { resolveLines } from './lines/resolve-lines.ts';
import { insertLines, updateLines } from './lines/write-lines.ts';
import { linesOf } from './lines-of.ts';
import { subjectOf } from './moves/subject-of.ts';
import { refuseClosed, refuseDateless, refuseNewCurrency, refuseStructure } from './refuse-change.ts';
import type { HeaderInput } from './requisition.ts';
import type { LineInput } from './requisition-line.ts';
import { type RequisitionWarning, warningsOf } from './requisition-warnings.ts';
import { settleRequisition } from './settle-requisition.ts';

/** A line of a change: with an identifier it is the one that is there, without it a new one. */
export interface GivenLine {
  id?: string;
  status?: 'active' | 'cancelled';
  /** Why it is cancelled. */
  cancelReason?: string;
  input: LineInput & Pick<Partial<RequisitionLine>, 'sourceRef'>;
  /** Its place in the body. */
  at: string;
}

interface Changes {
  header?: HeaderInput;
  lines?: readonly GivenLine[];
  releaseAllocations?: boolean;
  /** Why, as the fact tells it. */
  reason?: string;
}

export interface Changed {
  requisition: Requisition;
  items: RequisitionLine[];
  warnings: RequisitionWarning[];
}

/** Changes the header and the lines of a held requisition: all of it or nothing, one version, one `updated`. */
export async function changeRequisition(
  ctx: WriteContext,
  held: Requisition,
  { header = {}, lines: given = [], releaseAllocations = false, reason }: Changes,
): Promise<Changed> {
  refuseClosed(held, given.length > 0);
  refuseDateless(held, header.dueDate);
  await refuseConstruction(ctx, header, ...given.map(({ input }) => input));
  await checkHeader(ctx, held, header);
  const before = await linesOf(ctx.db, held.id);
  const isRecounted = header.currency !== undefined && header.currency !== held.currency;
  if (isRecounted) await refuseNewCurrency(ctx, held);

  const due = header.dueDate === undefined ? held.dueDate : header.dueDate;
  const counted = { id: held.id, currency: header.currency ?? held.currency, dueDate: due };
  const placedLines = isRecounted ? withTheRest(before, given) : given.map((line) => placed(before, line));
  const { lines: wanted, warnings } = await linkLines(ctx, await resolveLines(ctx, counted, placedLines, isRecounted));
  const structure = guardLines(wanted, releaseAllocations);
  if (structure.isStructural || isRecounted) refuseStructure(ctx, held);
  await insertLines(
    ctx,
    held.id,
    wanted.filter((one) => one.before === null),
  );
  const changed = await updateLines(
    ctx,
    wanted.filter((one) => one.before !== null),
  );
  if (structure.released.length > 0) await releaseBeyond(ctx, held, structure.released);

  const areLinesNew = changed > 0 || wanted.some((one) => one.before === null);
  const after = await settleRequisition(ctx, held, undefined, {
    values: {
      ...header,
      // What was approved in one currency says nothing of sums in another.
      ...(isRecounted && held.approvedTotal !== null && { approvedTotal: '0' }),
    },
    touched: areLinesNew,
    edited: true,
    spends: true,
    linesBefore: { lines: before, added: wanted.flatMap(({ id, before: was }) => (was ? [] : [id])) },
    data:
      structure.tally.added + changed > 0 ? { lines: { ...structure.tally, changed }, ...(reason && { reason }) } : {},
  });
  if (waits(held) && waits(after) && (areLinesNew || isAskedAnew(held, after)))
    await renewApproval(ctx, subjectOf(ctx, after), { isAside: after.heldFrom !== null });
  const items = await linesOf(ctx.db, held.id);
  if (after === held) return { requisition: held, items, warnings: [...warningsOf(ctx, held, items), ...warnings] };
  const isCommitted = after.approvedTotal !== null;
  const budget = [...(isCommitted ? await checkBudget(ctx, after) : []), ...(await overrunWarnings(ctx, after.id))];
  return { requisition: after, items, warnings: [...warningsOf(ctx, after, items), ...warnings, ...budget] };
}

const waits = ({ status, heldFrom }: Requisition) => (heldFrom ?? status) === 'pending_approval';

/** What is no part of what is approved. */
const aside = [
  'comment',
  'tags',
  'responsibleId',
  'requesterId',
  'priority',
  'customFields',
  'customerRequestFileName',
];

const isAskedAnew = (held: Requisition, after: Requisition) =>
  difference(held, after).changedFields.some((field) => !aside.includes(field));

const placed = (before: readonly RequisitionLine[], { id, status, cancelReason, input, at }: GivenLine) => ({
  before: before.find((line) => line.id === id) ?? null,
  isMissing: id !== undefined && !before.some((line) => line.id === id),
  input: { ...input, ...(status && { status }), ...(cancelReason !== undefined && { cancelReason }) },
  at,
});

/** Every line anew, for the rates of another currency. */
const withTheRest = (before: readonly RequisitionLine[], given: readonly GivenLine[]) => [
  ...given.map((line) => placed(before, line)),
  ...before
    .filter(({ id }) => !given.some((line) => line.id === id))
    .map((line) => ({ before: line, input: {}, at: '' })),
];

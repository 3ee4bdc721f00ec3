import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { PurchaseOrderAnswer } from '../../../../../nouns/purchase-order-answer.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { areSameRows } from '../../../platform/records/are-same-rows.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { checkMove } from '../check-move.ts';
import type { HeldOrder } from '../hold-order.ts';
import { unanswered } from '../lines/line-of-decision.ts';
import { type HeldLine, purchaseOrderLine, saveLines } from '../lines/purchase-order-line.ts';
import { purchaseOrders } from '../purchase-order.ts';
import { expectedOf } from '../settle-order.ts';
import type { AnswerInput } from './answer.input.ts';
import { answeredLines, outcomeOf } from './answered-lines.ts';

interface Who {
  source: PurchaseOrderAnswer['source'];
  name?: string | undefined;
}

/** What the supplier confirms of a held order; an earlier answer is replaced, and kept beside it. */
export async function confirm(ctx: WriteContext, held: HeldOrder, who: Who, said: AnswerInput): Promise<PurchaseOrder> {
  const today = dayIn((await regionalOf(ctx)).timezone);
  const lines = answeredLines(held.lines, said.lines ?? [], today);
  return answer(ctx, held, lines, { ...who, outcome: outcomeOf(lines), comment: said.comment });
}

/** The supplier cannot, and says why. */
export const decline = (ctx: WriteContext, held: HeldOrder, who: Who, reason: string): Promise<PurchaseOrder> =>
  answer(
    ctx,
    held,
    held.lines.map((line) => ({ ...line, ...unanswered })),
    { ...who, outcome: 'declined', reason },
  );

interface Said extends Who {
  outcome: PurchaseOrderAnswer['outcome'];
  comment?: string | undefined;
  reason?: string | undefined;
}

const moves = { confirmed: 'confirm', confirmed_in_part: 'confirm_in_part', declined: 'decline' } as const;

async function answer(
  ctx: WriteContext,
  held: HeldOrder,
  lines: readonly HeldLine[],
  { outcome, source, name, comment, reason }: Said,
): Promise<PurchaseOrder> {
  const { order } = held;
  const move = moves[outcome];
  checkMove(held, move, reason);
  if (isSame(held, lines, { outcome, source, name, comment, reason })) return unchanged(ctx, order);
  await saveLines(ctx, lines);
  const answeredAt = portalNow().toISOString();
  const row = {
    ...{ tenant_id: ctx.db.tenant, id: uuidv7(), order_id: order.id, revision: order.revision, outcome, source },
    name: name ?? null,
    comment: reason ?? comment ?? null,
    lines: JSON.stringify(outcome === 'declined' ? [] : lines.map(asSaid)),
    ...{ answered_at: answeredAt, answered_by: ctx.actor.userId },
  };
  await ctx.db.execute(sql`insert into purchase_order_answers ${columns(row)}`);
  const values = {
    ...{ answeredAt, answerOutcome: outcome, answerSource: source, answerName: name ?? null },
    ...{ answerComment: comment ?? null, declineReason: reason ?? null },
    expectedDate: outcome === 'declined' ? null : expectedOf(lines),
  };
  const fact = outcome === 'declined' ? 'declined' : 'confirmed';
  return purchaseOrders.move(ctx, order, move, values, {
    fact,
    touched: true,
    tell: { source, ...(reason && { reason }) },
  });
}

/** Another click on the same answer. */
const isSame = ({ order, lines: before }: HeldOrder, lines: readonly HeldLine[], said: Said) =>
  order.answerOutcome === said.outcome &&
  order.answerSource === said.source &&
  order.answerName === (said.name ?? null) &&
  order.answerComment === (said.comment ?? null) &&
  order.declineReason === (said.reason ?? null) &&
  areSameRows(purchaseOrderLine.declared, before, lines);

const asSaid = ({ position, name, quantity, confirmedQuantity, promisedDate, supplierRemark }: HeldLine) => ({
  ...{ position, name, quantity, confirmedQuantity, promisedDate, supplierRemark },
});

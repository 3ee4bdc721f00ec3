import { isTold } from '../../../../nouns/rfq-flow.ts';
import type { SupplierRfq } from '../../../../nouns/supplier-rfq.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { dueAtOf } from './due-at.ts';
import { followDeadline } from './follow-deadline.ts';
import { reviseRfq } from './revise-rfq.ts';
import { type RfqInput, supplierRfq, termFields } from './supplier-rfq.ts';
import { type Clock, writeRfq } from './write-rfq.ts';

/** Writes the given fields of a held request, with what follows from them; the request itself where nothing differs. */
export async function changeHeader(ctx: WriteContext, before: SupplierRfq, given: RfqInput) {
  const differing = Object.entries(given).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof RfqInput]),
  );
  if (differing.length === 0) return { after: before, changed: false };
  const changes = Object.fromEntries(differing) as RfqInput;
  const isSent = isTold(before.status);
  const timed = changes.responseDeadline !== undefined || changes.reminderPolicy !== undefined;
  const clock = isSent && timed ? { due_at: dueAtOf({ ...before, ...changes }), ended_at: null } : {};
  const revises = isSent && termFields.some((field) => field in changes);
  const after = revises ? await reviseRfq(ctx, before, changes, { clock }) : await update(ctx, before, changes, clock);
  if (isSent && changes.responseDeadline) return { after: await followDeadline(ctx, after, !revises), changed: true };
  return { after, changed: true };
}

async function update(ctx: WriteContext, before: SupplierRfq, changes: RfqInput, clock: Clock) {
  const after = await writeRfq(ctx, before, changes, clock);
  ctx.record(supplierRfq.changed('updated', before, after));
  return after;
}

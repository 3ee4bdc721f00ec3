import type { WriteContext } from '../../kernel/operation.ts';
import { dueAtOf } from './due-at.ts';
import { followDeadline } from './move-deadline.ts';
import { reviseRfq } from './revise-rfq.ts';
import { isTold } from './rfq-flow.ts';
import { type RfqInput, rowOf, termFields } from './supplier-rfq.input.ts';
import { type SupplierRfq, supplierRfq } from './supplier-rfq.ts';
import { writeRfq } from './write-rfq.ts';

/** Writes the given fields of a held request, with what follows from them; the request itself where nothing differs. */
export async function changeHeader(ctx: WriteContext, before: SupplierRfq, given: RfqInput) {
  const differing = Object.entries(given).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof RfqInput]),
  );
  if (differing.length === 0) return { after: before, changed: false };
  const changes = Object.fromEntries(differing) as RfqInput;
  const isSent = isTold(before.status);
  const timed = changes.responseDeadline !== undefined || changes.reminderPolicy !== undefined;
  const times = isSent && timed ? { due_at: dueAtOf({ ...before, ...changes }), ended_at: null } : {};
  const columns = { ...rowOf(changes), ...times };
  const revises = isSent && termFields.some((field) => field in changes);
  const after = revises ? await reviseRfq(ctx, before, columns) : await update(ctx, before, columns);
  if (isSent && changes.responseDeadline) return { after: await followDeadline(ctx, after, !revises), changed: true };
  return { after, changed: true };
}

async function update(ctx: WriteContext, before: SupplierRfq, columns: Readonly<Record<string, unknown>>) {
  const after = await writeRfq(ctx, before, columns);
  ctx.record(supplierRfq.changed('updated', before, after));
  return after;
}

import { dayIn } from '../../../kernel/instant.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql.ts';
import { uuidv7 } from '../../../kernel/uuid.ts';
import { nextNumber, numbered } from '../../../platform/numbers/next-number.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import type { CounterpartyRef } from '../../counterparties/counterparty-refs.ts';
import type { Requisition } from '../../requisitions/requisition.ts';
import type { InvoiceRequest } from './invoice-request.ts';
import type { PlannedLine } from './plan-requests.ts';

interface NewRequest {
  held: Requisition;
  ref: CounterpartyRef;
  plannedLines: readonly PlannedLine[];
  channel: InvoiceRequest['channel'];
  email: string | null;
  message: string | undefined;
  dueDate: string | undefined;
}

/** One request to one supplier; what the buyer hands over himself needs no letter and counts as sent. */
export async function insertRequest(
  ctx: WriteContext,
  { held, ref, plannedLines, channel, email, message, dueDate }: NewRequest,
): Promise<string> {
  const id = uuidv7();
  const period = dayIn((await regionalOf(ctx)).timezone).slice(0, 4);
  const isHandedOver = channel === 'link';
  const row = {
    tenant_id: ctx.db.tenant,
    id,
    requisition_id: held.id,
    supplier_id: ref.supplierId,
    counterparty_id: ref.counterpartyId,
    channel,
    email,
    message: message ?? null,
    due_date: dueDate ?? null,
    status: isHandedOver ? 'sent' : 'draft',
    sent_at: isHandedOver ? sql`now()` : null,
    created_by: ctx.actor.userId,
    updated_by: ctx.actor.userId,
    number: numbered(`IR-${period}`, await nextNumber(ctx.db, { sequence: 'invoice-request', period })),
  };
  await ctx.db.execute(sql`insert into invoice_requests ${columns(row)}`);
  const lines = plannedLines.map(({ allocation, quantity }) => ({ ...allocation, quantity }));
  await ctx.db.execute(sql`
    insert into invoice_request_lines (tenant_id, request_id, requisition_line_id, allocation_id, quantity, price, currency, vat_mode, vat_rate)
    select ${ctx.db.tenant}, ${id}, given."lineId", given.id, given.quantity, given.price, given.currency, given."vatMode", given."vatRate"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) given("lineId" uuid, id uuid, quantity numeric, price numeric, currency text,
      "vatMode" text, "vatRate" text)`);
  return id;
}

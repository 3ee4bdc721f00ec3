import type { InvoiceRequest } from '../../../../../nouns/invoice-request.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { yearlyNumbers } from '../../company/yearly-number.ts';
import type { CounterpartyRef } from '../../counterparties/counterparty-refs.ts';
import type { PlannedLine } from './plan-requests.ts';

interface NewRequest {
  ref: CounterpartyRef;
  plannedLines: readonly PlannedLine[];
  email: string | null;
}

interface Asking {
  channel: InvoiceRequest['channel'];
  message: string | undefined;
  dueDate: string | undefined;
}

/** One request to each supplier, in three statements for any number of them. Answers their identifiers, in the order given. */
export async function insertRequests(
  ctx: WriteContext,
  held: Requisition,
  wanted: readonly NewRequest[],
  { channel, message, dueDate }: Asking,
): Promise<string[]> {
  const { db, actor } = ctx;
  const numbers = await yearlyNumbers(ctx, wanted.length, 'IR', 'invoice-request');
  const requests = wanted.map(({ ref, email }, index) => ({
    id: uuidv7(),
    number: numbers[index],
    supplier_id: ref.supplierId,
    counterparty_id: ref.counterpartyId,
    email,
  }));
  await db.execute(sql`
    insert into invoice_requests (tenant_id, requisition_id, channel, message, due_date, created_by, updated_by, id, number,
      supplier_id, counterparty_id, email)
    select ${db.tenant}::uuid, ${held.id}::uuid, ${channel}::text, ${message ?? null}::text, ${dueDate ?? null}::date, ${actor.userId}::uuid,
      ${actor.userId}::uuid, given.id, given.number, given.supplier_id, given.counterparty_id, given.email
    from jsonb_populate_recordset(null::invoice_requests, ${JSON.stringify(requests)}::jsonb) given returning id`);
  const lines = wanted.flatMap(({ plannedLines }, index) =>
    plannedLines.map(({ allocation, quantity }) => ({ ...allocation, quantity, requestId: requests[index]?.id })),
  );
  await db.execute(sql`
    insert into invoice_request_lines (tenant_id, request_id, requisition_line_id, allocation_id, quantity, price, currency, vat_mode, vat_rate)
    select ${db.tenant}::uuid, given."requestId", given."lineId", given.id, given.quantity, given.price, given.currency, given."vatMode", given."vatRate"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) given("requestId" uuid, "lineId" uuid, id uuid, quantity numeric, price numeric,
      currency text, "vatMode" text, "vatRate" text) returning id`);
  return requests.map(({ id }) => id);
}

import type { DocumentRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { changeStatus } from '../../requisitions/moves/operations/change-status.ts';
import type { Batch } from './batch.ts';
import { applied, type Outcome, refused, type Staged } from './outcome.ts';
import { reasonOf } from './reason-of.ts';

/** What a cancelled order is called among the statuses that are mapped. */
const cancelledStatus = 'Отменен';

/** What became of our orders there: their numbers are kept, and a mapped status moves the requisition where its table allows it. */
export async function applyDocuments(batch: Batch<DocumentRecord>) {
  for (const record of batch.records) batch.outcomes.tell(record, await applyDocument(batch, record));
}

async function applyDocument(
  { ctx, installationId, rules }: Batch<DocumentRecord>,
  { data }: Staged<DocumentRecord>,
): Promise<Outcome> {
  const status = data.cancelled ? cancelledStatus : data.status;
  const order = await ctx.db.first<{ requisition_id: string; orders: number }>(sql`
    with noted as (
      update site_exchange_orders set outside_number = coalesce(${data.outsideNumber ?? null}, outside_number),
        outside_date = coalesce(${data.outsideDate ?? null}, outside_date), outside_status = coalesce(${status ?? null}, outside_status)
      where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId} and id::text = lower(${data.externalId})
      returning requisition_id)
    select noted.requisition_id, (select count(*)::int from site_exchange_orders other where other.tenant_id = ${ctx.db.tenant}
      and other.installation_id = ${installationId} and other.requisition_id = noted.requisition_id and not other.withdrawn) as orders
    from noted`);
  if (!order)
    return refused(words('It is not one of our orders.', 'Это не заказ портала: документа с таким «Ид» нет.'));
  const wanted = status === undefined ? undefined : rules.orderStatuses[status];
  if (wanted === undefined) return applied;
  if (order.orders > 1) return refused(oneOfSeveral);
  try {
    const input = { id: order.requisition_id, status: wanted as never, reason: `1С: ${status}` };
    await ctx.attempt(() => ctx.call(changeStatus, input));
    return applied;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(reasonOf(error));
  }
}

const oneOfSeveral = words(
  'The requisition has orders to several suppliers: the status of one says nothing about the whole.',
  'По заявке несколько заказов поставщикам: статус одного из них не меняет статус заявки.',
);

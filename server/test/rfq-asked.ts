import assert from 'node:assert/strict';
import { drainJobs, owner, type Portal, request, signIn } from './harness.ts';
import { hoursAhead } from './rfqs.ts';
import { newCounterparty } from './suppliers.ts';

/** A supplier at this address who was asked for prices of a requisition, by a letter that has left. */
export async function rfqAsked(portal: Portal, address: string) {
  const token = await signIn(portal);
  const ask = async (path: string, body: object) => (await request('POST', path, { token, body })).json;
  const { counterpartyId, supplierId } = await newCounterparty(portal);
  await owner.query(
    'insert into counterparty_contacts (tenant_id, counterparty_id, full_name, email, is_primary) values ($1, $2, $3, $4, true)',
    [portal.tenantId, counterpartyId, 'Ольга Петрова', address],
  );
  const requisition = await ask('/api/v1/purchase-requisitions', {
    title: 'Цемент',
    items: [{ name: 'Цемент М500', quantity: '10' }],
  });
  const rfq = await ask('/api/v1/supplier-rfqs', {
    title: 'Цемент',
    procurementId: requisition.id,
    items: [{ name: 'Цемент М500', quantity: '10' }],
    responseDeadline: hoursAhead(100),
    recipients: [{ supplierId }],
  });
  const sent = await ask(`/api/v1/supplier-rfqs/${rfq.id}/send`, {});
  assert.equal(sent.status, 'sent', JSON.stringify(sent));
  await drainJobs(portal.tenantId);
  const { rows } = await owner.query<{ id: string; about_id: string }>(
    `select id, about_id from letters where tenant_id = $1 and recipient = $2 and status = 'sent'`,
    [portal.tenantId, address],
  );
  const [letter] = rows;
  return {
    rfqId: rfq.id as string,
    supplierId,
    recipientId: letter?.about_id as string,
    messageId: `${letter?.id}@127.0.0.1`,
  };
}

import { billingPortal, ok } from './billing.ts';
import { owner } from './harness.ts';

const requisitions = '/api/v1/purchase-requisitions';

let addresses = 0;

/** Gives a counterparty an address of its own. */
export async function reachable(counterpartyId: string): Promise<string> {
  addresses += 1;
  const email = `sales-${addresses}-${process.pid}@cement.ru`;
  await owner.query('update counterparties set email = $2 where id = $1', [counterpartyId, email]);
  return email;
}

/** A portal whose supplier has an address, and the calls about requests for invoices. */
export async function asking() {
  const portal = await billingPortal();
  const email = await reachable(portal.supplier.counterpartyId);
  const askFor = (id: string, items: object[], more: object = {}) =>
    portal.ask('POST', `${requisitions}/${id}/request-supplier-invoices`, { items, ...more });
  const listed = async (id: string) => ok(await portal.ask('GET', `${requisitions}/${id}/invoice-requests`)).items;
  const allocated = async (id: string) =>
    (await owner.query('select requested_quantity from requisition_allocations where id = $1', [id])).rows[0]
      .requested_quantity;
  return { ...portal, email, askFor, listed, allocated };
}

export const item = (procurementItemId: string, more: object = {}) => ({ procurementItemId, ...more });

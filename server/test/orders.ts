import { billingPortal, came, ok } from './billing.ts';
import { drainJobs, owner, type Portal, request } from './harness.ts';
import { reachable } from './invoice-requests.ts';

export const url = '/api/v1/purchase-orders';
export const publicUrl = '/api/v1/public/v1/purchase-orders';

/** A portal whose supplier has an address, and the shortest words for both sides of an order. */
export async function orderPortal(held?: Portal) {
  const billing = await billingPortal(held);
  const { portal, ask, decided } = billing;
  const email = await reachable(billing.supplier.counterpartyId);
  const act = (id: string, what: string, body: object = {}) => ask('POST', `${url}/${id}/${what}`, body);
  const make = async (requisitionId: string, more: object = {}) =>
    ok(await ask('POST', `${url}/from-requisition`, { requisitionId, ...more }), 201).items;
  const card = async (id: string) => ok(await ask('GET', `${url}/${id}`));
  /** A draft of ten pieces at 100, VAT within, of one decided line, or of several. */
  const draft = async (items?: Array<Record<string, unknown>>) => {
    const need = await decided(items);
    const [order] = await make(need.requisition.id);
    return { ...need, order: await card(order.id) };
  };
  const send = async (id: string, body: object = { channel: 'link' }) => ok(await act(id, 'send', body));
  const tokenOf = async (sent: { id: string; sendings: Array<{ id: string }> }): Promise<string> => {
    const { url: link } = ok(await ask('GET', `${url}/${sent.id}/sendings/${sent.sendings[0]?.id}/link`));
    return new URL(link).hash.slice(1);
  };
  /** One that went out, with the token of its link. */
  const sent = async (items?: Array<Record<string, unknown>>, body?: object) => {
    const made = await draft(items);
    const order = await send(made.order.id, body);
    return { ...made, order, token: await tokenOf(order) };
  };
  /** Goods that came, and what follows from it. */
  const arrive = async (requisitionId: string, procurementItemId: string, quantity: string) => {
    const receipt = ok(await came(billing, requisitionId, { procurementItemId, quantity }), 201);
    await drainJobs(portal.tenantId);
    return receipt;
  };
  return { ...billing, email, act, make, card, draft, send, sent, tokenOf, arrive };
}

/** What a supplier does by a link, as a person's browser does it. */
export const byLink = (
  token: string,
  what = '',
  body?: unknown,
  { method = body === undefined ? 'GET' : 'POST', userAgent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } = {},
) =>
  request(method, `${publicUrl}/${token}${what && `/${what}`}`, {
    headers: { 'user-agent': userAgent },
    ...(body !== undefined && { body }),
  });

/** Lets the day that a line was promised for, or wanted by, go by. */
export const letPass = async (tenantId: string, orderId: string) => {
  await owner.query(
    `update purchase_order_lines set promised_date = current_date - 3 where tenant_id = $1 and order_id = $2`,
    [tenantId, orderId],
  );
  await owner.query(`update purchase_orders set expected_date = current_date - 3 where tenant_id = $1 and id = $2`, [
    tenantId,
    orderId,
  ]);
};

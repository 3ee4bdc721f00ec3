import assert from 'node:assert/strict';
import { type Before, type Made, type Make, requisitions, the } from './made.ts';

const orders = '/api/v1/purchase-orders';
const returns = '/api/v1/supplier-returns';
const byLink = '/api/v1/public/v1/purchase-orders/:token';

/** The order that an address leads to. */
const oneOf = (url: string) => url.split('/').slice(0, 5).join('/');

/** A requisition whose line was decided, in a company that asks for no approval. */
async function decided(made: Made): Promise<string> {
  const { ask } = made;
  const id = await the(made, 'procurementId');
  await ask('PATCH', '/api/v1/settings/company', { approvalRequired: false, noSelfApproval: false });
  await ask('PATCH', `${requisitions}/${id}/status`, { status: 'approved' });
  const supplierId = await the(made, 'supplierId');
  const { json } = await ask('GET', `${requisitions}/${id}`);
  const decisions = json.items.map((line: { id: string; quantity: string }) => ({
    procurementItemId: line.id,
    allocations: [{ supplierId, quantity: line.quantity, price: '412', currency: 'RUB' }],
  }));
  const { status, text } = await ask('PATCH', `${requisitions}/${id}/quote-line-decisions`, { decisions });
  assert.equal(status, 200, text);
  return id;
}

const draft: Make = async (made) => {
  const { json } = await made.ask('POST', `${orders}/from-requisition`, { requisitionId: await decided(made) });
  const order = await made.ask('GET', `${orders}/${json.items[0].id}`);
  made.ids.allocationId = order.json.lines[0].allocationId;
  return order.json.id;
};

async function send({ ask }: Made, url: string): Promise<string> {
  const { status, json } = await ask('POST', `${oneOf(url)}/send`, { channel: 'link' });
  assert.equal(status, 200, JSON.stringify(json));
  return json.sendings[0].id;
}

/** What has come of it, all of its first line. */
async function receive(made: Made, url: string) {
  await send(made, url);
  const { json: order } = await made.ask('GET', oneOf(url));
  const [{ procurementItemId, quantity }] = order.lines;
  const body = { warehouseId: await the(made, 'warehouseId'), receivedAt: '2026-03-02T09:00:00.000Z' };
  await made.ask('POST', `${requisitions}/${order.procurementId}/stock-receipt`, {
    ...body,
    items: [{ procurementItemId, quantity }],
  });
}

/** An order that its supplier has, and an invoice of his for its first line. */
const invoiced =
  (line: (ordered: Record<string, string>) => object): Before =>
  async (made, url) => {
    const id = await draft(made, orders);
    await send(made, `${orders}/${id}`);
    const { json } = await made.ask('GET', `${orders}/${id}`);
    made.ids.orderIds = id;
    const invoice = url.split('/').slice(0, 5).join('/');
    const { status, text } = await made.ask('PATCH', invoice, { lines: [line(json.lines[0])] });
    assert.equal(status, 200, text);
  };

/** What has come of an order. */
async function arrived(made: Made) {
  const url = `${orders}/${await draft(made, orders)}`;
  await receive(made, url);
  const { json: order } = await made.ask('GET', url);
  const { json: came } = await made.ask('GET', `${requisitions}/${order.procurementId}/stock-receipts`);
  return came.items[0];
}

/** Some of it goes back. */
export const sendBack: Make = async (made) => {
  const { id: receiptId, lines } = await arrived(made);
  const body = { receiptId, reason: 'defective', lines: [{ receiptLineId: lines[0].id, quantity: '1' }] };
  const { status, json } = await made.ask('POST', returns, body);
  assert.equal(status, 201, JSON.stringify(json));
  return json.id;
};

export const orderRecords: Record<string, Make> = {
  [`${orders}/:id`]: draft,
  [`${returns}/:id`]: sendBack,
  '/api/v1/stock-receipts/:receiptId': async (made) => (await arrived(made)).id,
  [`${orders}/:id/sendings/:sendingId`]: send,
  [byLink]: async (made) => {
    const url = `${orders}/${await draft(made, orders)}`;
    const { json } = await made.ask('GET', `${url}/sendings/${await send(made, url)}/link`);
    return new URL(json.url).hash.slice(1);
  },
};

export const beforeOrders: Record<string, Before> = {
  [`POST ${orders}/:id/revise`]: send,
  [`POST ${orders}/:id/record-confirmation`]: send,
  [`POST ${orders}/:id/close`]: receive,
  'POST /api/v1/invoices/:invoiceId/link-orders': invoiced(({ procurementItemId }) => ({
    ...{ procurementItemId, quantity: '1', price: '412' },
  })),
  'POST /api/v1/invoices/:invoiceId/accept-differences': invoiced(({ id }) => ({
    ...{ orderLineId: id, quantity: '1', price: '999' },
  })),
  [`POST ${returns}/:id/withdraw-credit`]: ({ ask }, url) =>
    ask('POST', url.replace('withdraw-credit', 'credit'), { number: 'КС-17', date: '2026-11-27', amount: '412.00' }),
};

import assert from 'node:assert/strict';
import { approvalRecords, beforeApprovals } from './approvals.ts';
import { commentRecords } from './comment-records.ts';
import { beforeDeliveries, deliveryRecords } from './deliveries.ts';
import { deliveryDocumentRecords } from './delivery-document-records.ts';
import { eDocumentRecords } from './e-document-records.ts';
import { fleetRecords } from './fleet.ts';
import { installedRecords } from './installed.ts';
import { beforeLetters, letterRecords } from './letters.ts';
import { licenseRecords } from './license-records.ts';
import { approve, type Before, by, created, firstThere, type Made, type Make, requisitions, the } from './made.ts';
import { noticeRecords } from './notice-records.ts';
import { beforeOffers, offerRecords } from './offers.ts';
import { beforeOrders, orderRecords } from './orders.ts';
import { beforePapers, paperRecords } from './papers.ts';
import { passkeyRecords } from './passkey-records.ts';
import { pendingWriteRecords } from './pending-write-records.ts';
import { providerGroupRecords } from './provider-group-records.ts';
import { beforeSales, salesRecords } from './sales.ts';
import { beforeStock, stockRecords } from './stock.ts';
import { beforeTalks, connectMessenger, talkRecords } from './talks.ts';

const rfqs = '/api/v1/supplier-rfqs';
const questions = '/api/v1/rfq-questions';
const byLink = '/api/v1/public/v1/supplier-rfqs/:token';
const proposals = '/api/v1/commercial-proposals';

/** Records that are not made by the example of the collection they stand in. */
const byAddress: Record<string, Make> = {
  [`${requisitions}/:procurementId/items/:itemId`]: async ({ ask }, url) =>
    (await ask('GET', url.replace(/\/items$/, ''))).json.items[0].id,
  [`${rfqs}/:id/items/:itemId`]: async ({ ask }, url) =>
    (await ask('GET', url.replace(/\/items$/, ''))).json.items[0].id,
  [`${rfqs}/:id/recipients/:recipientId`]: async (made, url) => {
    await created(made, `${rfqs}/:id/recipients`, url);
    return (await made.ask('GET', url.replace(/\/recipients$/, ''))).json.recipients[0].id;
  },
  '/api/v1/price-lists/:priceListId/items/:itemId': async (made, url) => {
    await the(made, 'catalogItemId');
    await created(made, '/api/v1/price-lists/:priceListId/items', url);
    return firstThere(made, url);
  },
  '/api/v1/price-lists/:priceListId/versions/:versionId': async (made, url) => {
    await the(made, 'catalogItemId');
    await created(made, '/api/v1/price-lists/:priceListId/items', url.replace('versions', 'items'));
    return firstThere(made, url);
  },
  '/api/v1/price-lists/products/:productId': by('/api/v1/catalog'),
  '/api/v1/quote-minutes/:procurementId': by(requisitions),
  '/api/v1/catalog/:itemId/movements/:movementId': (made, url) =>
    created(made, '/api/v1/catalog/:itemId/movements/adjustment', `${url}/adjustment`),
  '/api/v1/invoices/:invoiceId/payments/:paymentId': async (made, url) => {
    await approve(made, url.replace('/payments', '/status'));
    return created(made, '/api/v1/invoices/:invoiceId/payments', url);
  },
  [`${requisitions}/:procurementId/stock-receipts/:receiptId`]: async (made, url) => {
    await approve(made, url.replace('stock-receipts', 'status'));
    return created(made, `${requisitions}/:procurementId/stock-receipt`, url.replace('receipts', 'receipt'));
  },
  [`${requisitions}/:procurementId/invoice-requests/:requestId`]: async (made, url) => {
    const ask = url.replace('invoice-requests', 'request-supplier-invoices');
    await chooseSupplier(made, ask);
    const path = `${requisitions}/:procurementId/request-supplier-invoices`;
    await created(made, path, ask);
    return firstThere(made, url);
  },
  [byLink]: linkOfSent,
  [`${questions}/:id`]: async (made) => {
    const url = byLink.replace(':token', await linkOfSent(made));
    await made.ask('POST', `${url}/questions`, { text: 'Разгрузка входит в цену?' });
    return firstThere(made, questions);
  },
  [`${byLink}/questions/:questionId`]: async (made) => {
    const { rfqId, recipientIds: recipientId } = made.ids;
    return created(made, questions, questions, { rfqId, recipientId, text: 'Когда отгрузите?' });
  },
  '/api/v1/webhook-deliveries/:id': async (made) => {
    const subscription = `/api/v1/webhook-subscriptions/${await created(made, '/api/v1/webhook-subscriptions')}`;
    await made.ask('POST', `${subscription}/test`, {});
    return (await made.ask('GET', `${subscription}/deliveries`)).json.items[0].id;
  },
  '/api/v1/catalog/exchange/imports/:jobId': upload,
  '/api/v1/warehouses/exchange/imports/:jobId': upload,
  '/api/v1/counterparties/exchange/imports/:jobId': upload,
  '/api/v1/price-lists/:priceListId/exchange/imports/:jobId': upload,
  [`${requisitions}/:procurementId/exchange/imports/:jobId`]: upload,
  ...approvalRecords,
  ...commentRecords,
  ...deliveryDocumentRecords,
  ...deliveryRecords,
  ...eDocumentRecords,
  ...fleetRecords,
  ...installedRecords,
  ...letterRecords,
  ...licenseRecords,
  ...noticeRecords,
  ...paperRecords,
  ...passkeyRecords,
  ...providerGroupRecords,
  ...pendingWriteRecords,
  ...offerRecords,
  ...orderRecords,
  ...salesRecords,
  ...stockRecords,
  ...talkRecords,
};

const rows = [
  'Артикул;Наименование;Количество;Цена',
  'C-500;Цемент М500;5;400',
  ...['Б', 'В', 'Г', 'Д'].map((letter) => `${letter}-1;Цемент ${letter};5;400`),
];

export const priceFile = () => new File([rows.join('\n')], 'прайс.csv', { type: 'text/csv' });

/** A file of some rows, read by the workers. */
async function upload(made: Made, url: string): Promise<string> {
  const { ask, work } = made;
  await the(made, 'catalogItemId');
  const form = new FormData();
  form.append('file', priceFile());
  const { status, json } = await ask('POST', url, form);
  assert.equal(status, 201, JSON.stringify(json));
  await work();
  return json.id;
}

/** What else the reader does first, as the description of the route says. */
export const before: Record<string, Before> = {
  'POST /api/v1/settings/users/:id/activate': ({ ask }, url) => ask('POST', url.replace('activate', 'block'), {}),
  'POST /api/v1/catalog/:itemId/movements/transfer': (made, url) =>
    created(made, '/api/v1/catalog/:itemId/movements/adjustment', url.replace('transfer', 'adjustment')),
  'POST /api/v1/catalog/:itemId/movements/issue': (made, url) =>
    created(made, '/api/v1/catalog/:itemId/movements/adjustment', url.replace('issue', 'adjustment')),
  'POST /api/v1/catalog/:itemId/unmerge': (made, url) =>
    created(made, '/api/v1/catalog/:itemId/merge', url.replace('unmerge', 'merge')),
  'POST /api/v1/price-lists/:priceListId/items': by('/api/v1/catalog'),
  'POST /api/v1/integration-api/price-lists/:id/operations/change-status': async (made) => {
    await the(made, 'catalogItemId');
    await created(made, '/api/v1/price-lists/:priceListId/items', `/api/v1/price-lists/${made.ids.id}/items`);
  },
  'POST /api/v1/integration-api/warehouses/:id/operations/change-status': async ({ ask }) => {
    await ask('POST', '/api/v1/warehouses', { name: 'Второй склад', isDefault: true });
  },
  'POST /api/v1/invoices/:invoiceId/payments': (made, url) => approve(made, url.replace('payments', 'status')),
  [`POST ${requisitions}/:procurementId/stock-receipt`]: (made, url) =>
    approve(made, url.replace('stock-receipt', 'status')),
  [`POST ${requisitions}/:procurementId/request-supplier-invoices`]: chooseSupplier,
  [`POST ${requisitions}/:procurementId/decision-protocol`]: chooseSupplier,
  [`PATCH ${requisitions}/:procurementId/quote-line-decisions`]: (made, url) =>
    approve(made, url.replace('quote-line-decisions', 'status')),
  [`PUT ${requisitions}/:procurementId/items/order`]: lineIds,
  [`POST ${rfqs}/:id/items/reorder`]: lineIds,
  [`POST ${rfqs}/:id/send`]: askSomebody,
  [`POST ${rfqs}/:id/send-by-messenger`]: async (made, url) => {
    const send = url.replace('send-by-messenger', 'send');
    await askSomebody(made, send);
    const { status, json } = await made.ask('POST', send, {});
    assert.equal(status, 200, JSON.stringify(json));
    await connectMessenger(made);
  },
  [`POST ${questions}/:id/publish`]: ({ ask }, url) => ask('POST', url.replace('publish', 'answer'), { text: 'Да' }),
  [`POST ${rfqs}/:id/remind`]: async (made, url) => {
    await askSomebody(made, url);
    const { status, json } = await made.ask('POST', url.replace('remind', 'send'), {});
    assert.equal(status, 200, JSON.stringify(json));
  },
  [`POST ${proposals}/:id/submit-approval`]: nameCustomer,
  [`POST ${proposals}/:id/approve`]: submitProposal,
  [`POST ${proposals}/:id/reject`]: submitProposal,
  'PUT /api/v1/settings/custom-fields/:id/values': async (made) => {
    made.ids.entityId = await created(made, requisitions);
  },
  ...beforeApprovals,
  ...beforeDeliveries,
  ...beforeLetters,
  ...beforePapers,
  ...beforeOffers,
  ...beforeOrders,
  ...beforeSales,
  ...beforeStock,
  ...beforeTalks,
};

/** Somebody is to deliver the line: said by hand, without a quote. */
async function chooseSupplier(made: Made, url: string) {
  await approve(made, url.replace(/[a-z-]+$/, 'status'));
  const [procurementItemId, supplierId] = [await the(made, 'procurementItemId'), await the(made, 'supplierId')];
  const allocation = { supplierId, quantity: '40', price: '412.50', currency: 'RUB' };
  const decisions = [{ procurementItemId, allocations: [allocation] }];
  const decided = url.replace(/[a-z-]+$/, 'quote-line-decisions');
  const { status, text } = await made.ask('PATCH', decided, { decisions });
  assert.equal(status, 200, text);
}

async function nameCustomer(made: Made, url: string) {
  const customerId = await the(made, 'counterpartyId');
  const { status, text } = await made.ask('PATCH', url.replace(/\/[\w-]+$/, ''), { customerId });
  assert.equal(status, 200, text);
}

/** In a company whose people approve their own. */
async function submitProposal(made: Made, url: string) {
  await made.ask('PATCH', '/api/v1/settings/company', { noSelfApproval: false });
  await nameCustomer(made, url);
  const { status, text } = await made.ask('POST', url.replace(/\/\w+$/, '/submit-approval'), {});
  assert.equal(status, 200, text);
}

async function lineIds({ ask, ids }: Made, url: string) {
  ids.itemIds = (await ask('GET', url.replace(/\/items\/\w+$/, ''))).json.items[0].id;
}

/** The link of a request that somebody was asked. */
async function linkOfSent(made: Made): Promise<string> {
  const id = await created(made, rfqs);
  await askSomebody(made, `${rfqs}/${id}/send`);
  const sent = await made.ask('POST', `${rfqs}/${id}/send`, {});
  Object.assign(made.ids, { rfqId: id, rfqItemId: sent.json.items[0].id });
  const link = await made.ask('GET', `${rfqs}/${id}/recipients/${made.ids.recipientIds}/link`);
  return new URL(link.json.url).hash.slice(1);
}

async function askSomebody(made: Made, url: string) {
  const rfq = url.replace(/\/\w+$/, '');
  await created(made, `${rfqs}/:id/recipients`, `${rfq}/recipients`);
  made.ids.recipientIds = (await made.ask('GET', rfq)).json.recipients[0].id;
}

/** The address with a record of the reader's own behind each name in it. */
export async function addressIn(made: Made, path = made.route.path): Promise<string> {
  let [pattern, url] = ['', ''];
  for (const part of path.split('/').slice(1)) {
    if (part.startsWith(':')) {
      const make = byAddress[`${pattern}/${part}`] ?? ((one: Made, at: string) => created(one, pattern, at));
      made.ids[part.slice(1)] = await make(made, url);
    }
    pattern += `/${part}`;
    url += `/${part.startsWith(':') ? made.ids[part.slice(1)] : part}`;
  }
  return url;
}

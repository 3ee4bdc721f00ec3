import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../test/count-statements.ts';
import { drainJobs, newPerson, type Portal, request, signIn } from '../../../test/harness.ts';
import { answeringPortal, quotingPortal } from '../../../test/quoting.ts';
import { receivingPortal } from '../../../test/receiving.ts';
import { line, made, requisitionPortal } from '../../../test/requisitions.ts';

const facade = '/api/v1/integration-api';
const scopes = ['supplier_documents.read', 'purchase_requisitions.read', 'finance.read'];

async function reader(portal: Portal) {
  const key = await portal.key(...scopes);
  return async (path: string) => {
    const { status, json, text } = await request('GET', `${facade}/${path}`, { key });
    assert.equal(status, 200, text);
    return json;
  };
}

/** An invoice of a portal, and what was paid for it. */
async function paying() {
  const held = await requisitionPortal();
  const key = await held.portal.key('finance.read', 'finance.write', 'settings.write', 'counterparties.write');
  const ask = (method: string, url: string, body?: unknown) => request(method, `/api/v1${url}`, { key, body });
  await ask('PATCH', '/settings/company', { payOnlyApproved: false });
  const party = (await ask('POST', '/counterparties', { shortName: 'Двор', roles: ['supplier'] })).json.id;
  const lines = [{ name: 'Цемент', quantity: '10', price: '100', vatRate: 'none' }];
  const invoice = (await ask('POST', '/invoices', { counterpartyId: party, lines })).json;
  const pay = async (body: object) => {
    const { status, json, text } = await ask('POST', `/invoices/${invoice.id}/payments`, body);
    assert.equal(status, 201, text);
    return json;
  };
  return { ...held, ask, invoice, party, pay, read: await reader(held.portal) };
}

test('quotes are read with the version that holds, its terms and its lines, and by updatedAt when a next one was submitted', async () => {
  const held = await quotingPortal();
  const read = await reader(held.portal);
  const quote = await held.quoted();
  const [row] = (await read('supplier-quotes')).items;
  assert.equal(row.id, quote.id);
  assert.deepEqual([row.current.n, row.current.lines[0].price, row.current.totals.gross], [1, '90', row.totalGross]);
  assert.deepEqual([row.currency, row.current.lineCount], ['RUB', 1]);
  assert.equal(row.current.lines[0].procurementItemId, held.lines[0].id);
  assert.deepEqual(await read(`supplier-quotes/${quote.id}`), row);
  await held.revise(quote.id, { lines: [held.offer('80')] });
  const [later] = (await read(`supplier-quotes?updatedAt[gt]=${row.updatedAt}`)).items;
  assert.deepEqual([later.current.n, later.current.lines[0].price], [2, '80']);
});

test('a draft that nobody has submitted is no news for a report', async () => {
  const held = await answeringPortal();
  const { json } = await held.enter();
  const read = await reader(held.portal);
  assert.equal((await read(`supplier-quotes/${json.id}`)).current, null);
});

test('sealed prices stay hidden from reports, and updatedAt tells when they were opened', async () => {
  const held = await answeringPortal({ sealed: true });
  const draft = made(await held.enter());
  await held.submit(draft.id);
  const read = await reader(held.portal);
  const hidden = await read(`supplier-quotes/${draft.id}`);
  assert.deepEqual([hidden.sealed, hidden.current, hidden.totalGross], [true, null, null]);
  await drainJobs(held.portal.tenantId);
  const before = (await read(`supplier-quotes/${draft.id}`)).updatedAt;
  const closed = await held.ask('PATCH', `/api/v1/supplier-rfqs/${held.rfq.id}`, { status: 'closed' });
  assert.equal(closed.status, 200, closed.text);
  await drainJobs(held.portal.tenantId);
  const [opened] = (await read(`supplier-quotes?updatedAt[gt]=${before}`)).items;
  assert.deepEqual([opened.sealed, opened.current.lines[0].price], [false, '90']);
});

test('of a long quote a list shows two hundred lines and lineCount tells of more; the card has them all', async () => {
  const held = await quotingPortal(Array.from({ length: 203 }, (_, n) => line({ name: `Позиция ${n}` })));
  const read = await reader(held.portal);
  const quote = await held.quoted(held.lines.map((_: unknown, at: number) => held.offer('5', {}, at)));
  const [row] = (await read('supplier-quotes')).items;
  assert.deepEqual([row.current.lines.length, row.current.lineCount], [200, 203]);
  const entity = (await read(`supplier-quotes/${quote.id}`)).current;
  assert.deepEqual([entity.lines.length, entity.lineCount], [203, 203]);
});

test('receipts are read with what came and what it cost, and by updatedAt when one is taken back', async () => {
  const held = await receivingPortal();
  const [first, second] = [await held.receive([held.came('4')]), await held.receive([held.came('2')])];
  assert.deepEqual([first.status, second.status], [201, 201]);
  const read = await reader(held.portal);
  const { items } = await read('stock-receipts?sort=updatedAt');
  assert.deepEqual(
    items.map((one: { lines: Array<{ quantity: string }>; lineCount: number }) => [
      one.lines[0]?.quantity,
      one.lineCount,
    ]),
    [
      ['4', 1],
      ['2', 1],
    ],
  );
  assert.equal(items[0].procurementId, held.id);
  assert.equal((await read(`stock-receipts/${items[0].id}`)).number, items[0].number);
  await held.reverse(items[0].id);
  const [later] = (await read(`stock-receipts?updatedAt[gt]=${items[1].updatedAt}`)).items;
  assert.deepEqual([later.id, later.status], [items[0].id, 'reversed']);
  assert.equal((await read('stock-receipts?status=posted')).items.length, 1);
});

test('what goods cost is told to reports of those alone who may see costs', async () => {
  const held = await receivingPortal();
  made(await held.receive([held.came('4', { unitCost: '50' })]));
  const costs = async (token: string) => {
    const { json } = await request('GET', `${facade}/stock-receipts`, { token });
    return json.items[0].lines[0].unitCost;
  };
  assert.notEqual(await costs(await signIn(held.portal)), null);
  const { userId } = await newPerson(held.portal, 'viewer');
  const hidden = await request('GET', `${facade}/stock-receipts`, { token: await signIn(held.portal, userId) });
  assert.equal(hidden.status, 200, hidden.text);
  assert.equal(hidden.json.items[0].lines[0].unitCost, null);
});

test('payments are read in their currency and in that of the invoice, and a deleted one stays to be taken out', async () => {
  const { pay, read, invoice, party, ask } = await paying();
  const paid = await pay({
    amount: '5',
    currency: 'USD',
    fxRate: '80',
    externalSource: 'bank',
    externalPaymentId: 'PP-1',
  });
  await pay({ amount: '100.00' });
  const { items } = await read('payments?sort=updatedAt');
  const [first] = items;
  assert.deepEqual(
    [first.amount, first.currency, first.invoiceAmount, first.invoiceCurrency, first.invoiceId],
    ['5.00', 'USD', '400.00', 'RUB', invoice.id],
  );
  assert.deepEqual(await read(`payments/${paid.id}`), first);
  assert.equal((await read('payments?externalSource=bank&externalPaymentId=PP-1')).items.length, 1);
  assert.equal((await read(`payments?counterpartyId=${party}`)).items.length, 2);
  await ask('DELETE', `/invoices/${invoice.id}/payments/${paid.id}`);
  const [later] = (await read(`payments?updatedAt[gt]=${items[1].updatedAt}`)).items;
  assert.deepEqual([later?.id, later?.status], [paid.id, 'deleted']);
  assert.equal((await read('payments?status=posted')).items.length, 1);
});

test('what reports read is written by nobody there, and opened by its own scopes alone', async () => {
  const { portal } = await requisitionPortal();
  const wide = await portal.key('integration_api.read', 'integration_api.write');
  const narrow = await portal.key('finance.read');
  const metaOf = async (key: string) => {
    const { json } = await request('GET', `${facade}/meta`, { key });
    return Object.fromEntries(
      json.resources.map((one: { key: string; operations: string[] }) => [one.key, one.operations]),
    );
  };
  for (const resource of ['supplier-quotes', 'stock-receipts', 'payments']) {
    const { status, json } = await request('GET', `${facade}/${resource}`, { key: wide });
    assert.deepEqual([status, json.code], [403, 'insufficient_scope'], resource);
    const written = await request('POST', `${facade}/${resource}`, { key: wide, body: {} });
    assert.deepEqual([written.status, written.json.code], [405, 'method_not_allowed'], resource);
    assert.deepEqual((await metaOf(wide))[resource], [], resource);
  }
  assert.deepEqual((await metaOf(narrow)).payments, ['list', 'get']);
  assert.deepEqual((await metaOf(narrow))['supplier-quotes'], []);
});

test('reports of another company find nothing', async () => {
  const { pay, read } = await paying();
  const paid = await pay({ amount: '10.00' });
  assert.equal((await read('payments')).items.length, 1);
  const stranger = await requisitionPortal();
  const readTheirs = await reader(stranger.portal);
  assert.deepEqual((await readTheirs('payments')).items, []);
  const key = await stranger.portal.key(...scopes);
  assert.equal((await request('GET', `${facade}/payments/${paid.id}`, { key })).status, 404);
});

test('reports cost the same number of statements for one row and for many', async () => {
  const [quoting, receiving, payer] = [await quotingPortal(), await receivingPortal(), await paying()];
  for (let n = 0; n < 4; n += 1) {
    await quoting.quoted();
    await receiving.receive([receiving.came('1')]);
    await payer.pay({ amount: '1.00' });
  }
  for (const [resource, portal] of [
    ['supplier-quotes', quoting.portal],
    ['stock-receipts', receiving.portal],
    ['payments', payer.portal],
  ] as const) {
    const read = await reader(portal);
    const cost = async (limit: number) =>
      (await countStatements(() => read(`${resource}?limit=${limit}`))).statements.length;
    await cost(1);
    assert.equal(await cost(4), await cost(1), resource);
    assert.equal((await read(`${resource}?limit=200`)).page.limit, resource === 'payments' ? 200 : 50);
  }
});

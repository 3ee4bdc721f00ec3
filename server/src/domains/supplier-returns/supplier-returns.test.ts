import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../test/billing.ts';
import { drainJobs, personWith, request, run } from '../../../test/harness.ts';
import { receivingPortal } from '../../../test/receiving.ts';
import { made } from '../../../test/requisitions.ts';
import { wordText } from '../../../test/word-files.ts';
import { getReturn } from './supplier-return.ts';

const returnsUrl = '/api/v1/supplier-returns';

type Body = Record<string, unknown>;

/** Ten of an item that were decided at 122 with VAT and have come, and the calls of returns. */
async function received() {
  const base = await receivingPortal();
  const { portal, ask, first, give, decide, came, receive } = base;
  const accountant = await portal.key('finance.write');
  await decide(give([{ supplierId: first, price: '122' }]));
  const receipt = made(await receive([came('10')]));
  const receiptLineId = receipt.lines[0].id as string;
  const back = (quantity: string, more: Body = {}) =>
    ask('POST', returnsUrl, {
      receiptId: receipt.id,
      reason: 'defective',
      lines: [{ receiptLineId, quantity }],
      ...more,
    });
  const cancel = (id: string) => ask('POST', `${returnsUrl}/${id}/cancel`, { reason: 'Поставщик не принял' });
  const owed = (id: string, act: string, body: Body = {}) =>
    request('POST', `${returnsUrl}/${id}/${act}`, { key: accountant, body });
  const credit = (id: string, more: Body = {}) =>
    owed(id, 'credit', { number: 'КС-17', date: '2026-11-26', amount: '366.00', ...more });
  return { ...base, receipt, receiptLineId, back, owed, cancel, credit };
}

const faults = ({ status, json }: { status: number; json: { errors?: Array<{ pointer: string; code: string }> } }) => [
  status,
  (json.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`).join(),
];

test('what goes back leaves the stock, lowers what was received, and is owed for', async () => {
  const { back, first, itemId, receipt, stock, card, ask } = await received();
  const sent = made(await back('3', { comment: 'Мешки отсырели' }));
  assert.match(sent.number, /^RT-\d{4}-0001$/);
  assert.deepEqual(
    [sent.status, sent.supplierId, sent.receiptNumber, sent.amount, sent.currency],
    ['awaiting_credit', first, receipt.number, '366.00', 'RUB'],
  );
  assert.equal((await stock()).onHand, '7');
  const { status, items } = await card();
  assert.deepEqual(
    [status, items[0].receivedQuantity, items[0].returnedQuantity, items[0].closedShortQuantity],
    ['completed', '7', '3', '3'],
  );
  const movements = (await ask('GET', `/api/v1/catalog/${itemId}/movements`)).json.items;
  assert.deepEqual(
    [movements[0].type, movements[0].quantity, movements[0].sourceEntityType, movements[0].sourceEntityId],
    ['return_to_supplier', '-3', 'supplier_return', sent.id],
  );
});

test('where a replacement is expected, the requisition waits for the goods again and takes them in', async () => {
  const { back, came, receive, card } = await received();
  made(await back('4', { expectsReplacement: true }));
  const waiting = await card();
  assert.deepEqual(
    [waiting.status, waiting.items[0].receivedQuantity, waiting.items[0].closedShortQuantity],
    ['partially_received', '6', '0'],
  );
  made(await receive([came('4')]));
  assert.equal((await card()).status, 'completed');
});

test('no more goes back than was received and has not gone back yet, however many ask at once', async () => {
  const { back, stock } = await received();
  const { status, json } = await back('10.5');
  assert.deepEqual([status, json.errors[0].pointer], [422, '/lines/0/quantity']);
  const answers = await Promise.all(Array.from({ length: 4 }, () => back('4')));
  assert.deepEqual(
    answers.map((one) => one.status).toSorted((one, other) => one - other),
    [201, 201, 422, 422],
  );
  const refused = answers.find((one) => one.status === 422)?.json.errors[0];
  assert.deepEqual(
    [refused.code, refused.params],
    ['over_return', { limit: '2', left: '2', asked: '4', over: '2', receivedQuantity: '10', returnedQuantity: '8' }],
  );
  assert.equal((await stock()).onHand, '2');
});

test('what has left the warehouse since does not go back from it', async () => {
  const { back, ask, itemId, warehouseId } = await received();
  made(await ask('POST', `/api/v1/catalog/${itemId}/movements/issue`, { warehouseId, quantity: '8', issuedTo: 'Цех' }));
  assert.equal((await back('3')).json.rule, 'insufficient_stock');
  made(await back('2'));
});

test('a return that is cancelled brings everything back', async () => {
  const { back, cancel, stock, card } = await received();
  const { id } = made(await back('3'));
  const { json } = await cancel(id);
  assert.deepEqual([json.status, json.cancelReason], ['cancelled', 'Поставщик не принял']);
  const { status, items } = await card();
  assert.deepEqual(
    [status, items[0].receivedQuantity, items[0].returnedQuantity, items[0].closedShortQuantity],
    ['completed', '10', '0', '0'],
  );
  assert.equal((await stock()).onHand, '10');
  assert.equal((await cancel(id)).json.code, 'invalid_state_transition');
  made(await back('10'));
});

test('a receipt that goods went back of is refused as receipt_returned, and taken back once their return is cancelled', async () => {
  const { back, cancel, reverse, receipt, stock } = await received();
  const { id } = made(await back('3'));
  assert.equal((await reverse(receipt.id)).json.rule, 'receipt_returned');
  ok(await cancel(id));
  ok(await reverse(receipt.id));
  assert.equal((await stock()).onHand, '0');
  assert.equal((await back('1')).json.rule, 'receipt_reversed');
});

test('a credit note is recorded, withdrawn and recorded anew; while it stands the return is not cancelled', async () => {
  const { back, owed, cancel, credit, ask } = await received();
  const { id } = made(await back('3'));
  const credited = ok(await credit(id));
  assert.deepEqual([credited.status, credited.creditNumber, credited.creditAmount], ['credited', 'КС-17', '366.00']);
  assert.equal((await ask('GET', `${returnsUrl}?status=awaiting_credit`)).json.items.length, 0);
  assert.equal((await cancel(id)).json.code, 'invalid_state_transition');
  assert.equal((await credit(id)).json.code, 'invalid_state_transition');
  const open = ok(await owed(id, 'withdraw-credit'));
  assert.deepEqual([open.status, open.creditNumber], ['awaiting_credit', null]);
  assert.deepEqual(faults(await credit(id, { amount: '1.005' })), [422, '/amount scale']);
});

test('bad input is refused at its field', async () => {
  const { back, portal, receiptLineId } = await received();
  assert.deepEqual(faults(await back('0')), [422, '/lines/0/quantity minimum']);
  assert.deepEqual(faults(await back('1', { receiptId: portal.tenantId })), [422, '/receiptId not_found_reference']);
  const lines = (...given: object[]) => back('1', { lines: given });
  assert.deepEqual(faults(await lines({ receiptLineId: portal.tenantId, quantity: '1' })), [
    422,
    '/lines/0/receiptLineId not_found_reference',
  ]);
  const one = { receiptLineId, quantity: '1' };
  assert.deepEqual(faults(await lines(one, one)), [422, '/lines/1/receiptLineId duplicate']);
  assert.deepEqual(faults(await back('1', { reason: 'other' })), [422, '/comment required']);
  assert.deepEqual(faults(await back('1', { supplierId: portal.tenantId })), [422, '/supplierId other_supplier']);
  assert.deepEqual(faults(await back('1', { returnedAt: '2026-03-01T08:00:00.000Z' })), [
    422,
    '/returnedAt before_receipt',
  ]);
});

test('what is owed is shown to who may see costs', async () => {
  const { back, portal } = await received();
  const { id } = made(await back('3'));
  const seen = async (...rights: string[]) =>
    ((await run(getReturn, personWith(portal, 'purchase_requisitions.read', ...rights), { id })) as Body).amount;
  assert.deepEqual([await seen(), await seen('catalog.cost_read')], [null, '366.00']);
});

test('a return is printed; prices stand on it for who may see them', async () => {
  const { back, portal } = await received();
  const { id, number } = made(await back('3', { comment: 'Мешки отсырели' }));
  const key = await portal.key('customer_documents.read');
  const { status, bytes } = await request('GET', `${returnsUrl}/${id}/export?format=docx`, { key });
  assert.equal(status, 200);
  const text = wordText(bytes);
  assert.match(text, new RegExp(`^Накладная на возврат поставщику № ${number} от `));
  assert.match(text, /\nБрак\n/);
  assert.match(text, /\nЦемент М500\n3\n/);
  assert.match(text, /НДС 22 %:\n66,00\nК возмещению с НДС:\n366,00\n\nТриста шестьдесят шесть рублей 00 копеек\n/);
  assert.match(text, /\nМешки отсырели\n/);
});

test('an invoice is held against what came and has not gone back, one that was there already too', async () => {
  const { back, cancel, firstParty, items, portal } = await received();
  const key = await portal.key('finance.write', 'finance.read');
  const invoices = '/api/v1/invoices';
  const invoiceFor = async (quantity: string) => {
    const lines = [{ procurementItemId: items[0].id, quantity, price: '122' }];
    return made(await request('POST', invoices, { key, body: { counterpartyId: firstParty, lines } }));
  };
  const issuesOf = async (id: string) => {
    await drainJobs(portal.tenantId);
    const { matching } = (await request('GET', `${invoices}/${id}`, { key })).json;
    return matching.issues.map(({ code, expected, actual }: Body) => [code, expected, actual].join(' '));
  };
  const whole = await invoiceFor('10');
  assert.deepEqual(await issuesOf(whole.id), []);
  const { id } = made(await back('3', { expectsReplacement: true }));
  assert.deepEqual(await issuesOf(whole.id), ['quantity_above_received 7 10']);
  ok(
    await request('PATCH', `${invoices}/${whole.id}/status`, { key, body: { status: 'cancelled', reason: 'Ошибка' } }),
  );
  assert.deepEqual(await issuesOf((await invoiceFor('7')).id), []);
  ok(await cancel(id));
});

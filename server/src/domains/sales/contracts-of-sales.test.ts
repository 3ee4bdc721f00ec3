import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { cement, salesPortal } from '../../../test/sales.ts';

const hundred = [{ ...cement, quantity: '1', unitPrice: '100' }];

/** A portal that has agreed with its customer to sell him up to 250. */
async function open(more: object = {}) {
  const held = await salesPortal();
  const paper = { number: '12/2026', title: 'Поставка', kind: 'supply', date: '2026-01-15', amountLimit: '250' };
  const body = { ...paper, limitPolicy: 'block', counterpartyId: held.customerId, ...more };
  const contract = ok(await held.call('POST', '/api/v1/contracts', body), 201);
  for (const status of ['on_signing', 'active'])
    ok(await held.call('PATCH', `/api/v1/contracts/${contract.id}/status`, { status }));
  const contractCard = async () => ok(await held.call('GET', `/api/v1/contracts/${contract.id}`));
  const sell = (over: object = {}) =>
    held.ask('POST', '', { customerId: held.customerId, contractId: contract.id, rows: hundred, ...over });
  return { ...held, contractId: contract.id as string, contractCard, sell };
}

test('a sales invoice takes of the limit of its contract while it stands, and of documents it is one', async () => {
  const { act, sell, contractCard } = await open();
  const first = ok(await sell(), 201);
  assert.deepEqual(first.contract, { number: '12/2026', date: '2026-01-15', currency: 'RUB' });
  const second = ok(await sell(), 201);
  const taken = async () => {
    const { usedAmount, documents } = await contractCard();
    return [usedAmount, documents.invoices, documents.salesInvoices];
  };
  assert.deepEqual(await taken(), ['200.00', 0, 2]);
  assert.equal(refusal(await sell()), '422 business_rule_violated: contract_limit_exceeded');
  ok(await act(first.id, 'cancel', { reason: 'Передумали' }));
  assert.deepEqual(await taken(), ['100.00', 0, 1]);
  ok(await act(second.id, 'issue'));
  ok(await act(second.id, 'void', { reason: 'Ошибка' }));
  assert.deepEqual(await taken(), ['0.00', 0, 0]);
});

test('one over a limit that warns is told of', async () => {
  const { sell } = await open({ limitPolicy: 'warn' });
  const { warnings } = ok(await sell({ rows: [{ ...cement, quantity: '1', unitPrice: '300' }] }), 201);
  assert.deepEqual([warnings[0].code, warnings[0].meta.excess], ['contract_limit_exceeded', '50.00']);
});

test('two at once do not go over the limit together', async () => {
  const { sell, contractCard } = await open();
  const answers = await Promise.all([sell(), sell(), sell(), sell()]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 201, 422, 422],
  );
  assert.equal((await contractCard()).usedAmount, '200.00');
});

test('a contract is with the customer of the invoice, and in force', async () => {
  const { call, sell, newParty, contractId } = await open();
  const other = await newParty('ООО «Юг»');
  assert.equal(refusal(await sell({ customerId: other })), '422 validation_failed: /contractId counterparty_mismatch');
  ok(await call('PATCH', `/api/v1/contracts/${contractId}/status`, { status: 'suspended', reason: 'Спор' }));
  assert.equal(refusal(await sell()), '422 business_rule_violated: contract_not_in_force');
});

test('in another currency it counts by the rate of the day, and without a rate a limit that blocks refuses it', async () => {
  const { call, sell, contractCard } = await open();
  assert.equal(refusal(await sell({ currency: 'USD' })), '422 business_rule_violated: contract_rate_unknown');
  const rates = [{ currency: 'USD', date: '2026-01-10', rate: '2', nominal: 1 }];
  ok(await call('PUT', '/api/v1/settings/exchange-rates', { rates }));
  ok(await sell({ currency: 'USD' }), 201);
  assert.equal((await contractCard()).usedAmount, '200.00');
});

test('a customer who owes is not archived, and one who has paid is', async () => {
  const { call, customerId, issued, newParty, pay } = await salesPortal();
  assert.ok(customerId);
  const debtor = await newParty('ООО «Должник»');
  const { id } = await issued({ customerId: debtor, rows: hundred });
  const refused = await call('DELETE', `/api/v1/counterparties/${debtor}`);
  assert.deepEqual([refused.status, refused.json.blockers[0].entityType], [409, 'sales_invoice']);
  ok(await pay(id, '100'), 201);
  assert.equal((await call('DELETE', `/api/v1/counterparties/${debtor}`)).status, 200);
});

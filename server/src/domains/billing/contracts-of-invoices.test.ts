import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, paper, refusal, url } from '../../../test/billing.ts';
import { contractPortal } from '../../../test/contract-portal.ts';
import { owner } from '../../../test/harness.ts';
import { newCounterparty } from '../../../test/suppliers.ts';

const facade = '/api/v1/integration-api/invoices';

test('an invoice names a contract in force with its counterparty, shows it, and is found by it', async () => {
  const { ask, receive, agreed, contractCard } = await contractPortal();
  const contractId = await agreed();
  const made = await receive({ contractId });
  await receive();
  assert.deepEqual(
    [made.contractId, made.contract],
    [contractId, { number: '47/2026', date: '2026-03-01', currency: 'RUB' }],
  );
  const found = ok(await ask('GET', `${url}?contractId=${contractId}`)).items;
  assert.deepEqual(
    found.map(({ id }: { id: string }) => id),
    [made.id],
  );
  const { usedAmount, documents } = await contractCard(contractId);
  assert.deepEqual([usedAmount, documents], ['1000.00', { invoices: 1, salesInvoices: 0, amount: '1000.00' }]);
  const cleared = ok(await ask('PATCH', `${url}/${made.id}`, { contractId: null }));
  assert.deepEqual([cleared.contractId, cleared.contract], [null, null]);
  assert.deepEqual((await contractCard(contractId)).documents, { invoices: 0, salesInvoices: 0, amount: '0.00' });
});

test('a contract of nobody, of another counterparty, or not in force is not named', async () => {
  const { ask, portal, supplier, draft, agreed, become } = await contractPortal();
  const name = async (contractId: string) =>
    refusal(await ask('POST', url, { counterpartyId: supplier.counterpartyId, lines: [paper()], contractId }));
  assert.equal(await name(supplier.counterpartyId), '422 unknown_reference: /contractId not_found_reference');
  const other = await agreed({ counterpartyId: (await newCounterparty(portal)).counterpartyId });
  assert.equal(await name(other), '422 validation_failed: /contractId counterparty_mismatch');
  assert.equal(await name((await draft()).id), '422 business_rule_violated: contract_not_in_force');
  const suspended = await agreed();
  await become(suspended, 'suspended');
  assert.equal(await name(suspended), '422 business_rule_violated: contract_not_in_force');
});

test('an incoming invoice does not stand under a contract by which the company sells', async () => {
  const { ask, supplier, agreed } = await contractPortal();
  const name = async (kind: string) => {
    const body = { counterpartyId: supplier.counterpartyId, lines: [paper()], contractId: await agreed({ kind }) };
    return ask('POST', url, body);
  };
  assert.equal(refusal(await name('supply')), '422 validation_failed: /contractId contract_kind_mismatch');
  for (const kind of ['purchase', 'service', 'agency', 'framework']) ok(await name(kind), 201);
});

test('an invoice keeps a contract that ended, and does not go to another counterparty with it', async () => {
  const { ask, portal, receive, agreed, become } = await contractPortal();
  const contractId = await agreed();
  const { id } = await receive({ contractId });
  await become(contractId, 'terminated');
  const kept = ok(await ask('PATCH', `${url}/${id}`, { contractId, lines: [paper({ quantity: '2' })] }));
  assert.deepEqual([kept.contractId, kept.totals.gross], [contractId, '200.00']);
  const { counterpartyId, supplierId } = await newCounterparty(portal);
  assert.equal(
    refusal(await ask('PATCH', `${url}/${id}`, { counterpartyId, supplierId })),
    '422 validation_failed: /contractId counterparty_mismatch',
  );
});

test('the integration API takes the contract as well', async () => {
  const { ask, supplier, agreed } = await contractPortal();
  const contractId = await agreed();
  const body = { counterpartyId: supplier.counterpartyId, lines: [paper()], contractId };
  assert.equal(ok(await ask('POST', facade, body), 201).contractId, contractId);
});

test('a limit that blocks refuses the invoice that goes over it, and says by how much', async () => {
  const { ask, receive, supplier, agreed, usedOf } = await contractPortal();
  const contractId = await agreed({ amountLimit: '1500', limitPolicy: 'block' });
  const { id } = await receive({ contractId });
  const answer = await ask('POST', url, { counterpartyId: supplier.counterpartyId, lines: [paper()], contractId });
  assert.equal(refusal(answer), '422 business_rule_violated: contract_limit_exceeded');
  const { limit, used, excess, currency } = answer.json;
  assert.deepEqual(
    { limit, used, excess, currency },
    { limit: '1500.00', used: '2000.00', excess: '500.00', currency: 'RUB' },
  );
  assert.equal(await usedOf(contractId), '1000.00');
  const grown = await ask('PATCH', `${url}/${id}`, { lines: [paper({ quantity: '16' })] });
  assert.equal(grown.json.rule, 'contract_limit_exceeded');
  ok(await ask('PATCH', `${url}/${id}`, { lines: [paper({ quantity: '15' })] }));
  const without = await receive();
  const named = await ask('PATCH', `${url}/${without.id}`, { contractId });
  assert.equal(named.json.rule, 'contract_limit_exceeded');
});

test('a limit that warns lets the invoice pass and tells of it', async () => {
  const { ask, receive, agreed, usedOf } = await contractPortal();
  const contractId = await agreed({ amountLimit: '1500' });
  assert.deepEqual((await receive({ contractId })).warnings, []);
  const { id, warnings } = await receive({ contractId });
  assert.deepEqual(
    warnings.map(({ code, meta }: { code: string; meta: { excess: string } }) => [code, meta.excess]),
    [['contract_limit_exceeded', '500.00']],
  );
  assert.equal(await usedOf(contractId), '2000.00');
  const lowered = ok(await ask('PATCH', `${url}/${id}`, { lines: [paper({ quantity: '9' })] }));
  assert.deepEqual(lowered.warnings, [], 'what takes less is not spoken of');
});

test('a rejected invoice takes nothing, and is not recalled over a limit that blocks', async () => {
  const { receive, agreed, move, usedOf, ask } = await contractPortal();
  const contractId = await agreed({ amountLimit: '1500', limitPolicy: 'block' });
  const { id } = await receive({ contractId });
  ok(await move(id, 'rejected', { reason: 'Не та сумма' }));
  assert.equal(await usedOf(contractId), '0.00');
  await receive({ contractId });
  assert.equal((await move(id, 'received')).json.rule, 'contract_limit_exceeded');
  ok(await ask('PATCH', `/api/v1/contracts/${contractId}`, { limitPolicy: 'warn' }));
  const recalled = ok(await move(id, 'received'));
  assert.deepEqual(
    recalled.warnings.map(({ code }: { code: string }) => code),
    ['contract_limit_exceeded'],
  );
});

test('a limit that was lowered stops neither what takes less nor what ends', async () => {
  const { ask, receive, agreed, move, usedOf } = await contractPortal();
  const contractId = await agreed({ amountLimit: '5000', limitPolicy: 'block' });
  const [one, two] = [await receive({ contractId }), await receive({ contractId })];
  ok(await ask('PATCH', `/api/v1/contracts/${contractId}`, { amountLimit: '500' }));
  ok(await ask('PATCH', `${url}/${one.id}`, { lines: [paper({ quantity: '9' })] }));
  ok(await move(one.id, 'pending_approval'));
  ok(await move(one.id, 'approved'));
  ok(await move(two.id, 'rejected', { reason: 'Не та сумма' }));
  ok(await move(two.id, 'cancelled'));
  assert.equal(await usedOf(contractId), '900.00');
});

test('of invoices at once under a limit that blocks as many pass as fit', async () => {
  const { ask, supplier, agreed, usedOf } = await contractPortal();
  const contractId = await agreed({ amountLimit: '1500', limitPolicy: 'block' });
  const body = { counterpartyId: supplier.counterpartyId, lines: [paper()], contractId };
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask('POST', url, body)));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  assert.equal(answers.filter(({ json }) => json.rule === 'contract_limit_exceeded').length, 3);
  assert.equal(await usedOf(contractId), '1000.00');
});

test('invoices in other currencies are counted in that of the contract, by their own rates', async () => {
  const { ask, receive, agreed, usedOf, setRate } = await contractPortal();
  const inRoubles = await agreed();
  await receive({ contractId: inRoubles, currency: 'CNY', fxRate: '12.5' });
  assert.equal(await usedOf(inRoubles), '12500.00');
  await setRate('USD', '80');
  const inDollars = await agreed({ currency: 'USD' });
  await receive({ contractId: inDollars, currency: 'USD' });
  const { id } = await receive({ contractId: inDollars, externalDate: '2026-03-02' });
  assert.equal(await usedOf(inDollars), '1012.50');
  await receive({ contractId: inDollars, currency: 'CNY', fxRate: '16', externalDate: '2026-03-02' });
  assert.equal(await usedOf(inDollars), '1212.50');
  ok(await ask('PATCH', `${url}/${id}`, { currency: 'USD' }));
  assert.equal(await usedOf(inDollars), '2200.00');

  const { warnings } = await receive({ contractId: inRoubles, currency: 'EUR' });
  assert.deepEqual(
    warnings.map(({ code, meta }: { code: string; meta: object }) => [code, meta]),
    [['no_rate', { contractId: inRoubles, currency: 'RUB' }]],
  );
  assert.equal(await usedOf(inRoubles), '12500.00');
});

test('a limit that blocks does not let pass what it cannot count: contract_rate_unknown', async () => {
  const { ask, supplier, agreed, usedOf } = await contractPortal();
  const strict = await agreed({ amountLimit: '1000000', limitPolicy: 'block' });
  const body = { counterpartyId: supplier.counterpartyId, lines: [paper()], contractId: strict, currency: 'EUR' };
  assert.equal(refusal(await ask('POST', url, body)), '422 business_rule_violated: contract_rate_unknown');
  ok(await ask('POST', url, { ...body, fxRate: '90' }), 201);
  assert.equal(await usedOf(strict), '90000.00');
});

test('a contract that an invoice names is not taken away from it, whoever asks', async () => {
  const { portal, receive, agreed } = await contractPortal();
  const contractId = await agreed();
  await receive({ contractId });
  await assert.rejects(
    owner.query('delete from contracts where tenant_id = $1 and id = $2', [portal.tenantId, contractId]),
    /invoices/,
  );
});

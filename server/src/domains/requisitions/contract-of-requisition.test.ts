import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../test/billing.ts';
import { contractPortal } from '../../../test/contract-portal.ts';
import { url } from '../../../test/requisitions.ts';

const codesOf = ({ warnings }: { warnings: Array<{ code: string }> }) => warnings.map(({ code }) => code);

test('a requisition names a contract in force, shows it, and is found by it', async () => {
  const { ask, create, cardOf, agreed } = await contractPortal();
  const contractId = await agreed();
  const { id, warnings } = await create({ contractId });
  assert.deepEqual(warnings, []);
  assert.deepEqual((await cardOf(id)).contract, { number: '47/2026', date: '2026-03-01', currency: 'RUB' });
  await create();
  const { items } = ok(await ask('GET', `${url}?contractId=${contractId}`));
  assert.deepEqual(
    items.map((one: { id: string }) => one.id),
    [id],
  );
  assert.equal(ok(await ask('PATCH', `${url}/${id}`, { contractId: null })).contract, null);
});

test('a contract that is not in force is not named anew, and stays where it was named before', async () => {
  const { ask, create, draft, agreed, become } = await contractPortal();
  const contractId = await agreed();
  const { id } = await create({ contractId });
  await become(contractId, 'suspended');
  assert.equal(ok(await ask('PATCH', `${url}/${id}`, { contractId, comment: 'Срочно' })).contractId, contractId);
  const body = { title: 'Цемент', dueDate: '2031-05-20' };
  const name = async (named: string) => refusal(await ask('POST', url, { ...body, contractId: named }));
  assert.equal(await name(contractId), '422 business_rule_violated: contract_not_in_force');
  assert.equal(await name((await draft()).id), '422 business_rule_violated: contract_not_in_force');
  assert.equal(await name(id), '422 unknown_reference: /contractId not_found_reference');
});

test('a contract in another currency is told of, and saved all the same', async () => {
  const { ask, create, agreed } = await contractPortal();
  const contractId = await agreed({ currency: 'USD' });
  const made = await create({ contractId });
  assert.deepEqual(codesOf(made), ['contract_currency_differs']);
  assert.deepEqual(made.warnings[0].meta, { contractId, contractCurrency: 'USD' });
  assert.deepEqual(codesOf(ok(await ask('PATCH', `${url}/${made.id}`, { contractId: null }))), []);
});

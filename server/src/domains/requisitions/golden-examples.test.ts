import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decidingPortal, refusalOf } from '../../../test/deciding.ts';
import { receivingPortal } from '../../../test/receiving.ts';
import { line, made } from '../../../test/requisitions.ts';

const tonnes = (quantity: string) => [line({ name: 'Песок речной', uom: '168', quantity })];

/** The coverage of the first line after so much of it was accepted. */
async function coverageAfter(wanted: string, accepted: string, overAllocationPct = '0') {
  const { first, give, decide, settle, card } = await decidingPortal({ lines: tonnes(wanted) });
  await settle({ tolerances: { overAllocationPct } });
  await decide(give([{ supplierId: first, quantity: accepted }]));
  const { status, percent, remainingQuantity } = (await card()).items[0].supplyCoverage;
  return { status, percent, remaining: remainingQuantity };
}

test('golden example «Coverage»: 1 of 3 accepted', async () => {
  assert.deepEqual(await coverageAfter('3', '1'), { status: 'partially_covered', percent: '33.33', remaining: '2' });
});

test('golden example «Coverage clamp»: the least and the most that is part of it', async () => {
  const least = await coverageAfter('1000', '0.0001');
  assert.deepEqual([least.status, least.percent], ['partially_covered', '0.01']);
  const most = await coverageAfter('1000', '999.9999');
  assert.deepEqual([most.status, most.percent], ['partially_covered', '99.99']);
});

test('golden example «Coverage over»: 12 of 10 accepted, with a tolerance and without', async () => {
  assert.deepEqual(await coverageAfter('10', '12', '20'), { status: 'covered', percent: '100', remaining: '0' });
  const { code, members } = await refusalOf(coverageAfter('10', '12'));
  assert.deepEqual([code, members.rule, members.max], ['business_rule_violated', 'over_allocated', '10']);
});

test('golden example «Header coverage»: what is too much of one line makes up for no other', async () => {
  const lines = [line({ quantity: '1' }), line({ name: 'Песок', quantity: '1' })];
  const { first, give, decide, settle } = await decidingPortal({ lines });
  await settle({ tolerances: { overAllocationPct: '100' } });
  const { supplyCoverage } = await decide(give([{ supplierId: first, quantity: '2' }]));
  assert.deepEqual(supplyCoverage, { status: 'partially_covered', percent: '50' });
});

test('golden example «Average cost»: 10 at 5.00, then 4 at 8.00', async () => {
  const { came, receive, stock, settle } = await receivingPortal();
  await settle({ tolerances: { overReceiptPct: '40' } });
  made(await receive([came('10', { unitCost: '5.00' })]));
  made(await receive([came('4', { unitCost: '8.00' })]));
  const { onHand, byWarehouse } = await stock();
  assert.deepEqual([onHand, byWarehouse[0].averageCost], ['14', '5.857143']);
});

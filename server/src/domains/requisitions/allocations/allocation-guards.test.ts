import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decide as decideOn, decidingPortal, refusalOf } from '../../../../test/deciding.ts';
import { owner } from '../../../../test/harness.ts';
import { line, url } from '../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

const stored = async (requisitionId: string) =>
  (
    await owner.query(
      `select supplier_id, trim_scale(quantity)::text as quantity, price::text, fx_rate::text, amount::text, status, id
       from requisition_allocations where requisition_id = $1 order by decided_at, id`,
      [requisitionId],
    )
  ).rows;

test('more than the line asks for is refused with over_allocated, every line by its place', async () => {
  const { first, second, give, decide, items } = await decidingPortal({ lines: [line(), line({ name: 'Песок' })] });
  const error = await refusalOf(
    decide(
      give([
        { supplierId: first, quantity: '6' },
        { supplierId: second, quantity: '4.000001' },
      ]),
      give([{ supplierId: first, quantity: '11' }], 1),
    ),
  );
  assert.equal(error.code, 'validation_failed', 'pieces are whole');
  const over = await refusalOf(
    decide(
      give([
        { supplierId: first, quantity: '6' },
        { supplierId: second, quantity: '5' },
      ]),
      give([{ supplierId: first, quantity: '11' }], 1),
    ),
  );
  assert.deepEqual(over.members, {
    ...{ rule: 'over_allocated', max: '10', left: '10', asked: '11', over: '1' },
    procurementItemId: items[0].id,
  });
  assert.deepEqual(
    over.errors.map(({ at }: { at: string }) => at),
    ['/decisions/0/allocations', '/decisions/1/allocations'],
  );
});

test('the company may allow more than the line asks for', async () => {
  const { first, give, decide, settle } = await decidingPortal();
  await settle({ tolerances: { overAllocationPct: '20' } });
  assert.equal((await decide(give([{ supplierId: first, quantity: '12' }]))).supplyCoverage.percent, '100');
  await assert.rejects(decide(give([{ supplierId: first, quantity: '13' }])), /More is accepted/);
});

test('less than a supplier has invoiced or delivered is refused with allocation_locked', async () => {
  const { first, second, give, decide, id, items } = await decidingPortal();
  await decide(give([{ supplierId: first }]));
  await owner.query(
    'update requisition_allocations set received_quantity = 4, invoiced_quantity = 3 where requisition_id = $1',
    [id],
  );
  const locked = {
    code: 'conflict',
    members: { rule: 'allocation_locked', procurementItemId: items[0].id, supplierId: first, minimum: '4' },
  };
  await assert.rejects(decide(give([{ supplierId: first, quantity: '3' }])), locked);
  await assert.rejects(decide(give([{ supplierId: second }])), locked);
  await assert.rejects(decide(give([])), locked);
  await decide(
    give([
      { supplierId: first, quantity: '4', price: '80' },
      { supplierId: second, quantity: '6' },
    ]),
  );
  const [kept] = await stored(id);
  assert.deepEqual([kept.quantity, kept.price, kept.status], ['4', '80', 'accepted'], 'papers go on naming it');
});

test('requisition_status: a requisition that is not being bought refuses decisions', async () => {
  const { create, portal, moveTo, first, give, decide, id } = await decidingPortal();
  const draft = await create();
  await assert.rejects(decideOn(portal, draft.id, []), {
    code: 'conflict',
    members: {
      rule: 'requisition_status',
      current: 'draft',
      allowed: ['approved', 'in_sourcing', 'supplier_selected', 'awaiting_delivery', 'partially_received'],
    },
  });
  await moveTo(id, 'on_hold', { reason: 'Ждём проект' });
  await assert.rejects(decide(give([{ supplierId: first }])), { code: 'conflict' });
});

test('the same offer twice is refused with duplicate_allocation, and so is a line named twice', async () => {
  const { first, give, decide } = await decidingPortal();
  const codes = async (work: Promise<unknown>) => (await refusalOf(work)).errors.map(({ at, code }) => [at, code]);
  const quoted = { supplierId: first, quantity: '1', quoteLineId: uuidv7() };
  assert.deepEqual(await codes(decide(give([quoted, { ...quoted, price: '80' }]))), [
    ['/decisions/0/allocations/1', 'duplicate_allocation'],
  ]);
  const plain = { supplierId: first, quantity: '1' };
  assert.deepEqual(await codes(decide(give([plain, { ...plain, price: '90.0' }]))), [
    ['/decisions/0/allocations/1', 'duplicate_allocation'],
  ]);
  assert.deepEqual(await codes(decide(give([plain]), give([plain]))), [
    ['/decisions/1/procurementItemId', 'duplicate'],
  ]);
  assert.deepEqual(await codes(decide(give([{ supplierId: first, quantity: '0' }]))), [
    ['/decisions/0/allocations/0/quantity', 'minimum'],
  ]);
  const other = await decidingPortal();
  assert.deepEqual(await codes(decide(other.give([plain]))), [
    ['/decisions/0/procurementItemId', 'not_found_reference'],
  ]);
});

test('line_cancelled: a cancelled line takes no supplier', async () => {
  const { ask, first, give, decide, id, items } = await decidingPortal({ lines: [line(), line({ name: 'Песок' })] });
  assert.equal((await ask('DELETE', `${url}/${id}/items/${items[0].id}`)).status, 200);
  await assert.rejects(decide(give([{ supplierId: first }])), {
    members: { rule: 'line_cancelled', procurementItemId: items[0].id },
  });
});

test('supplier_blocked, supplier_excluded, archived_reference: nothing new begins with a blocked, excluded, archived or strange supplier; what stands may stay or shrink', async () => {
  const { portal, ask, first, second, secondParty, give, decide, id } = await decidingPortal();
  await decide(give([{ supplierId: second, quantity: '6' }]));
  const block = { status: 'blocked', reason: 'Срывает сроки' };
  assert.equal((await ask('POST', `/api/v1/counterparties/${secondParty}/status`, block)).status, 200);
  await assert.rejects(decide(give([{ supplierId: second, quantity: '7' }])), {
    members: { rule: 'supplier_blocked' },
  });
  assert.equal((await decide(give([{ supplierId: second, quantity: '5' }]))).actualTotal, '450.00');

  const { json } = await ask('POST', `${url}/${id}/suppliers`, { supplierId: first });
  const out = { status: 'excluded', excludeReason: 'Дорого' };
  assert.equal((await ask('PATCH', `${url}/${id}/suppliers/${json.id}`, out)).status, 200);
  await assert.rejects(decide(give([{ supplierId: first }])), {
    members: { rule: 'supplier_excluded', supplierId: first },
  });

  const theirs = await newCounterparty((await decidingPortal()).portal);
  await assert.rejects(decide(give([{ supplierId: theirs.supplierId }])), { code: 'unknown_reference' });
  const gone = await newCounterparty(portal, 'ООО «Бывший»');
  await owner.query(`update counterparties set status = 'archived', archived_at = now() where id = $1`, [
    gone.counterpartyId,
  ]);
  await assert.rejects(decide(give([{ supplierId: gone.supplierId }])), {
    members: {
      rule: 'archived_reference',
      field: 'supplierId',
      entityType: 'counterparty',
      entityId: gone.counterpartyId,
    },
  });
});

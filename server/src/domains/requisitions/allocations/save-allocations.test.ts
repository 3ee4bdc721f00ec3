import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countStatements } from '../../../../test/count-statements.ts';
import { decide as decideOn, decidingPortal, refusalOf } from '../../../../test/deciding.ts';
import { factsOf, owner } from '../../../../test/harness.ts';
import { costOf } from '../../../../test/prices.ts';
import { line, url } from '../../../../test/requisitions.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/uuid.ts';
import type { RequisitionLine } from '../requisition-line.ts';

const stored = async (requisitionId: string) =>
  (
    await owner.query(
      `select supplier_id, trim_scale(quantity)::text as quantity, price::text, fx_rate::text, amount::text, status, id
       from requisition_allocations where requisition_id = $1 order by decided_at, id`,
      [requisitionId],
    )
  ).rows;

const eventsOf = async (tenantId: string) => (await factsOf(tenantId)).map(({ event }) => event);

test('a decision covers a line, makes its amount and tells of both', async () => {
  const { portal, first, second, give, decide, card } = await decidingPortal();
  const after = await decide(
    give([
      { supplierId: first, quantity: '4' },
      { supplierId: second, quantity: '6', price: '100' },
    ]),
  );
  assert.deepEqual(
    [after.status, after.actualTotal, after.supplyCoverage.percent],
    ['supplier_selected', '960.00', '100'],
  );
  const { items, suppliers } = await card();
  assert.deepEqual(
    items[0].supplyCoverage.suppliers.map(({ name, quantity }: Record<string, string>) => [name, quantity]),
    [
      ['ООО «Гравий»', '6'],
      ['ООО «Цементный двор»', '4'],
    ],
  );
  assert.deepEqual(
    suppliers.map(({ status, addedFrom }: Record<string, string>) => [status, addedFrom]),
    [
      ['selected', 'manual'],
      ['selected', 'manual'],
    ],
  );
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.slice(-2).map(({ event }) => event),
    ['integration_api.procurement.status_changed', 'procurement.quote_line_decided'],
  );
  assert.equal(facts.at(-1)?.data.accepted, 2);
});

test('the same decision again changes nothing and tells nothing', async () => {
  const { portal, first, give, decide, id } = await decidingPortal();
  const decision = give([{ supplierId: first, price: '90.00' }]);
  const { version } = await decide(decision);
  const told = (await factsOf(portal.tenantId)).length;
  assert.equal((await decide(decision)).version, version);
  assert.equal((await factsOf(portal.tenantId)).length, told);
  assert.equal((await stored(id)).length, 1);
});

test('a new decision replaces all of a line, leaves other lines, and keeps what was let go as history', async () => {
  const { first, second, give, decide, id, card } = await decidingPortal({ lines: [line(), line({ name: 'Песок' })] });
  await decide(give([{ supplierId: first }]), give([{ supplierId: first }], 1));
  await decide(give([{ supplierId: second, quantity: '7' }]));
  assert.deepEqual(
    (await stored(id)).map(({ supplier_id, quantity, status }) => [supplier_id, quantity, status]),
    [
      [first, '10', 'released'],
      [first, '10', 'accepted'],
      [second, '7', 'accepted'],
    ],
  );
  const { items, status } = await card();
  assert.deepEqual(
    items.map((one: RequisitionLine) => one.supplyCoverage.acceptedQuantity),
    ['7', '10'],
  );
  assert.equal(status, 'in_sourcing');
});

test('an empty decision lets everybody go', async () => {
  const { first, give, decide } = await decidingPortal();
  await decide(give([{ supplierId: first }]));
  const after = await decide(give([]));
  assert.deepEqual(
    [after.status, after.actualTotal, after.supplyCoverage.status],
    ['in_sourcing', null, 'not_covered'],
  );
});

test('VAT on top of the price is in the amount, and another currency by the rate of the day, which stays', async () => {
  const { ask, first, give, decide, id } = await decidingPortal();
  const rate = (value: string) =>
    ask('PUT', '/api/v1/settings/exchange-rates', { rates: [{ currency: 'USD', rate: value, date: '2020-01-01' }] });
  assert.ok((await rate('80')).status < 300);
  const usd = { supplierId: first, quantity: '3', price: '33.33', currency: 'USD', vatMode: 'excluded' as const };
  const after = await decide(give([usd]));
  assert.equal(after.actualTotal, '9759.20');
  assert.ok((await rate('100')).status < 300);
  await decide(give([usd]));
  assert.deepEqual(
    (await stored(id)).map(({ fx_rate, amount }) => [fx_rate, amount]),
    [['80', '9759.20']],
  );
});

test('a currency without a known rate is refused with no_rate', async () => {
  const { first, give, decide } = await decidingPortal();
  await assert.rejects(decide(give([{ supplierId: first, currency: 'CNY' }])), {
    members: { rule: 'no_rate', currency: 'CNY' },
  });
});

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
  assert.deepEqual(over.members, { rule: 'over_allocated', max: '10', procurementItemId: items[0].id });
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

test('an accepted price is what the item costs until its supplier is let go', async () => {
  const held = await decidingPortal();
  const itemId = await newItem(held.key, { name: 'Цемент М500', sku: 'C-500' });
  const { first, give, portal } = held;
  const { id, items } = await held.approved({ items: [line({ catalogItemId: itemId })] });
  const decision = { ...give([{ supplierId: first, price: '122' }]), lineId: items[0].id };
  await decideOn(portal, id, [decision]);
  assert.equal(await costOf(held.key, itemId), '100 RUB accepted_quote');
  await decideOn(portal, id, [{ ...decision, allocations: [] }]);
  assert.equal(await costOf(held.key, itemId), null);

  await decideOn(portal, id, [decision]);
  assert.equal((await held.moveTo(id, 'cancelled', { reason: 'Передумали' })).status, 200);
  assert.equal(await costOf(held.key, itemId), null);
});

test('under ACCEPTED_QUOTE_LINES_ONLY a line becomes a catalog item when it gets a supplier, and no other line does', async () => {
  const { ask, first, give, decide, card, portal } = await decidingPortal({ lines: [line(), line({ name: 'Песок' })] });
  await ask('PATCH', '/api/v1/settings/catalog', { nomenclatureSavePolicy: 'ACCEPTED_QUOTE_LINES_ONLY' });
  await decide(give([{ supplierId: first }]));
  const { items } = await card();
  assert.ok(items[0].catalogItemId);
  assert.equal(items[1].catalogItemId, null);
  assert.ok((await eventsOf(portal.tenantId)).includes('integration_api.catalog_item.created'));
  const { rows } = await owner.query('select source from price_observations where catalog_item_id = $1', [
    items[0].catalogItemId,
  ]);
  assert.deepEqual(rows, [{ source: 'accepted_quote' }]);
});

test('two hundred decisions are one commit of as many statements as one', async () => {
  const many = Array.from({ length: 201 }, (_, n) => line({ name: `Позиция ${n}` }));
  const { ask, first, second, give, decide, id } = await decidingPortal({ lines: many });
  await ask('PATCH', '/api/v1/settings/catalog', { nomenclatureSavePolicy: 'ACCEPTED_QUOTE_LINES_ONLY' });
  const cost = async (work: () => Promise<unknown>) => (await countStatements(work)).statements.length;
  const two = (at: number, price = '90') =>
    give(
      [
        { supplierId: first, quantity: '5', price },
        { supplierId: second, quantity: '5', price },
      ],
      at,
    );
  const one = await cost(() => decide(two(0)));
  const rest = Array.from({ length: 199 }, (_, n) => n + 1);
  assert.equal(await cost(() => decide(...rest.map((at) => two(at)))), one);
  const again = await cost(() => decide(two(0, '80')));
  assert.equal(await cost(() => decide(...rest.map((at) => two(at, '80')))), again);
  assert.equal((await stored(id)).filter(({ status }) => status === 'accepted').length, 400);
});

const said = fc.record({ supplier: fc.constantFrom('first', 'second'), quantity: fc.integer({ min: 1, max: 14 }) });

test('of decisions made at once none takes a line beyond its quantity, and the sums equal what stands', async () => {
  const held = await decidingPortal();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(said, { maxLength: 2 }), { minLength: 2, maxLength: 6 }), async (all) => {
      const answers = await Promise.allSettled(
        all.map((offers) =>
          held.decide(
            held.give(
              offers.map(({ supplier, quantity }, n) => ({
                supplierId: held[supplier as 'first' | 'second'],
                quantity: String(quantity),
                price: String(10 + n),
              })),
            ),
          ),
        ),
      );
      const rules = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.members?.rule] : []));
      assert.ok(
        rules.every((rule) => rule === 'over_allocated'),
        String(rules),
      );
      const accepted = (await stored(held.id)).filter(({ status }) => status === 'accepted');
      const sum = (of: (row: Record<string, string>) => string | undefined) =>
        accepted.reduce((total, row) => total + Number(of(row)), 0);
      const { items, actualTotal } = await held.card();
      assert.ok(sum(({ quantity }) => quantity) <= 10);
      assert.equal(
        Number(items[0].supplyCoverage.acceptedQuantity),
        sum(({ quantity }) => quantity),
      );
      assert.equal(
        Number(actualTotal),
        sum(({ amount }) => amount),
      );
    }),
    { numRuns: 12 },
  );
});

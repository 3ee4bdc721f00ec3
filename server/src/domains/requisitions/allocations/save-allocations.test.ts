import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { countStatements } from '../../../../test/count-statements.ts';
import { decide as decideOn, decidingPortal } from '../../../../test/deciding.ts';
import { factsOf, owner } from '../../../../test/harness.ts';
import { costOf } from '../../../../test/prices.ts';
import { line } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';

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

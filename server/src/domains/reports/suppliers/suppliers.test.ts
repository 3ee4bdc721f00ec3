import assert from 'node:assert/strict';
import { test } from 'node:test';
import { came, ok } from '../../../../test/billing.ts';
import { drainJobs, owner, request, run } from '../../../../test/harness.ts';
import { reportPortal, summedByMonth, url } from '../../../../test/reports.ts';
import { made } from '../../../../test/requisitions.ts';
import { rfqPortal } from '../../../../test/rfqs.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { recountPurchases } from '../purchases/recount-purchases.ts';

const march = 'from=2026-03-01&to=2026-03-31';

interface Share {
  figure: string;
  good: number;
  all: number;
  before: object | null;
  records: string;
}

const sharesOf = ({ rows }: { rows: Array<{ counterpartyId: string; shares: Share[] }> }, counterpartyId: string) =>
  Object.fromEntries(
    (rows.find((row) => row.counterpartyId === counterpartyId)?.shares ?? []).map(({ figure, good, all }) => [
      figure,
      `${good}/${all}`,
    ]),
  );

test('deliveries count as on time and in full by what was promised, and each share leads to its records', async () => {
  const billing = await reportPortal();
  const { ask, decided, report, supplier } = billing;
  const { requisition, items, allocations } = await decided([{}, {}, {}]);
  const promise = (at: number, day: string) =>
    owner.query('update requisition_allocations set delivery_date = $2 where id = $1', [allocations[at], day]);
  await promise(0, '2026-03-02');
  await promise(1, '2026-03-01');
  // The receipts of these tests come on 2 March.
  for (const [at, quantity] of [
    [0, '10'],
    [1, '4'],
  ] as const)
    ok(await came(billing, requisition.id, { procurementItemId: items[at].id, quantity }), 201);
  const found = await report(`suppliers?${march}`);
  assert.deepEqual(sharesOf(found, supplier.counterpartyId), { on_time: '1/2', in_full: '1/2' });
  const late = found.rows[0].shares.find(({ figure }: Share) => figure === 'on_time');
  const { items: records } = ok(await ask('GET', late.records));
  assert.deepEqual(
    records.map(({ entityType, entityId, good }: Record<string, unknown>) => [entityType, entityId, good]),
    [
      ['procurement', requisition.id, false],
      ['procurement', requisition.id, true],
    ],
  );
  const april = await report('suppliers?from=2026-04-01&to=2026-04-30');
  assert.deepEqual(april.rows, [], 'what was in the period before alone makes no row');
});

test('invoices with differences are told from those without, beside the period before', async () => {
  const { receive, report, ask, supplier } = await reportPortal();
  const [early, bad] = [await receive({ externalDate: '2026-03-10' }), await receive({ externalDate: '2026-03-11' })];
  await receive({ externalDate: '2026-02-11' });
  const issues = (code: string) => JSON.stringify([{ code, severity: 'warn' }]);
  await owner.query('update invoices set matching_issues = $2 where id = $1', [bad.id, issues('price_above_decision')]);
  await owner.query('update invoices set matching_issues = $2 where id = $1', [
    early.id,
    issues('quantity_above_received'),
  ]);
  const { rows } = await report(`suppliers?${march}`);
  assert.deepEqual(sharesOf({ rows }, supplier.counterpartyId), { matching: '1/2' });
  assert.deepEqual(rows[0].shares[0].before, { good: 1, all: 1 });
  const { items } = ok(await ask('GET', rows[0].shares[0].records));
  assert.deepEqual([items.length, items[0].entityId, items[0].good], [2, bad.id, false]);
});

test('the lowest of several prices is told per unit', async () => {
  const { portal, ask, approved, supplier, report } = await reportPortal();
  const other = await newCounterparty(portal);
  const { id, items } = await approved({});
  const quote = (counterpartyId: string, price: string) =>
    ask('POST', `/api/v1/purchase-requisitions/${id}/quotes`, {
      ...{ counterpartyId, lines: [{ procurementItemId: items[0].id, price }] },
    });
  ok(await quote(supplier.counterpartyId, '90'), 201);
  ok(await quote(other.counterpartyId, '95'), 201);
  const found = await report('suppliers');
  assert.deepEqual(sharesOf(found, supplier.counterpartyId), { prices: '1/1' });
  assert.deepEqual(sharesOf(found, other.counterpartyId), { prices: '0/1' });
});

test('prices of a sealed request stay unknown until it is opened', async () => {
  const { ask, portal, sent } = await rfqPortal();
  const { id, items, asked } = await sent(2, { sealed: true });
  for (const [at, { supplierId }] of asked.entries()) {
    const lines = items.map((item: { id: string }) => ({ rfqItemId: item.id, price: String(90 + at) }));
    const quote = made(await ask('POST', '/api/v1/supplier-quotes', { rfqId: id, supplierId, lines }));
    ok(await ask('POST', `/api/v1/supplier-quotes/${quote.id}/submit`, {}));
  }
  const key = await portal.key('finance.read');
  const figures = async () => {
    await run(recountPurchases, portal.owner, {});
    await drainJobs(portal.tenantId);
    const { rows } = ok(await request('GET', `${url}/suppliers`, { key }));
    return rows
      .map(({ shares }: { shares: Share[] }) => shares.map(({ figure, good }) => `${figure} ${good}`).join(', '))
      .sort();
  };
  assert.deepEqual(await figures(), ['answers 1', 'answers 1']);
  await owner.query('update supplier_rfqs set unsealed_at = now() where id = $1', [id]);
  assert.deepEqual(await figures(), ['answers 1, prices 0', 'answers 1, prices 1']);
});

test('of any days a scorecard says what a count of their records finds', async () => {
  const { portal, report, supplier } = await reportPortal();
  const suppliers = [supplier, await newCounterparty(portal)].map(({ counterpartyId }) => counterpartyId);
  await owner.query(
    `insert into report_supplier_records (tenant_id, purchase_id, figure, entity_id, counterparty_id, date, good, records)
     select $1, uuidv7(), (array['answers', 'matching'])[1 + n % 2], uuidv7(), ($2::uuid[])[1 + n * 31 % 2],
       '2025-02-01'::date + n * 7919 % 600, n % 3 % 2, 1 from generate_series(1, 400) n`,
    [portal.tenantId, suppliers],
  );
  await owner.query(
    `insert into report_supplier_years (tenant_id, figure, year, counterparty_id, good, records)
     select tenant_id, figure, date_trunc('year', date)::date, counterparty_id, ${summedByMonth('good')}, ${summedByMonth('records')}
     from report_supplier_records where tenant_id = $1 group by 1, 2, 3, 4`,
    [portal.tenantId],
  );
  for (const [from, to] of [
    ['2025-03-01', '2026-03-31'],
    ['2025-03-02', '2026-03-30'],
    ['2025-12-20', '2026-01-11'],
    ['2026-02-03', '2026-02-26'],
    ['2025-11-16', '2026-02-14'],
    ['2026-05-05', '2026-05-05'],
  ] as const) {
    const scorecard = await report(`suppliers?from=${from}&to=${to}&exactDays=true`);
    const { rows } = await owner.query(
      `select counterparty_id, figure, sum(good)::int as good, sum(records)::int as "all" from report_supplier_records
       where tenant_id = $1 and date between $2 and $3 group by 1, 2`,
      [portal.tenantId, from, to],
    );
    const counted = Object.groupBy(rows, (row) => row.counterparty_id as string);
    for (const id of suppliers)
      assert.deepEqual(
        sharesOf(scorecard, id),
        Object.fromEntries((counted[id] ?? []).map(({ figure, good, all }) => [figure, `${good}/${all}`])),
        `${from} to ${to}`,
      );
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, owner, run, workerDoor } from '../../../../test/harness.ts';
import { reportPortal, summedByMonth } from '../../../../test/reports.ts';
import { newWarehouse } from '../../../../test/stock.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { beginPurchasesSchedule } from './begin-purchases.schedule.ts';
import { recountPurchases } from './recount-purchases.ts';

/** All that is kept of purchases, where something is left. */
const kept = {
  report_steps: 'select purchase_id, step, date::text, days::text from report_steps where tenant_id = $1 order by 1, 2',
  report_step_years: `select step, year::text, days::text, purchases::text from report_step_years where tenant_id = $1 and 0 <> any(purchases) order by 1, 2, 3`,
  report_supplier_records: `select purchase_id, figure, entity_id, counterparty_id, date::text, good::int, records::int
    from report_supplier_records where tenant_id = $1 order by 1, 2, 3, 4, 5`,
  report_supplier_years: `select figure, year::text, counterparty_id, good::text, records::text
    from report_supplier_years where tenant_id = $1 and 0 <> any(records) order by 1, 2, 3`,
  report_savings_lines: `select id, purchase_id, date::text, next_date::text, chosen::text, plan::text, last::text, median::text, earlier_id
    from report_savings_lines where tenant_id = $1 order by 1`,
  report_savings: `select currency, month::text, next_month::text, lines::int, plan, plan_chosen, plan_lines::int, last, last_chosen, last_lines::int,
      median, median_chosen, median_lines::int
    from report_savings where tenant_id = $1 and lines <> 0 order by 1, 2, 3`,
};

/** The sums, added up slowly from the decisions themselves. */
const slowly = `
  with decided as (
    select line_id, min(decided_at) as first_at from requisition_allocations where tenant_id = $1 and status = 'accepted' group by 1
  ),
  lines as (
    select need.requisition_id, need.actual_amount as chosen,
      round(case when need.planned_price > 0 then need.planned_amount * least(need.accepted_quantity, need.quantity) / need.quantity end, 6) as plan,
      (select round(before.amount * need.accepted_quantity * need.factor_to_base / (before.quantity * other.factor_to_base), 6)
        from requisition_allocations before join requisition_lines other on other.id = before.line_id
        where before.status = 'accepted' and before.currency = 'RUB' and other.catalog_item_id = need.catalog_item_id and other.id <> need.id
          and before.decided_at < decided.first_at order by before.decided_at desc, before.id desc limit 1) as last
    from decided join requisition_lines need on need.id = decided.line_id where need.actual_amount is not null
  )
  select count(distinct requisition_id)::int as count,
    json_build_object('base', round(coalesce(sum(plan), 0), 2)::text,
      'chosen', round(coalesce(sum(chosen) filter (where plan is not null), 0), 2)::text, 'lines', count(plan)) as plan,
    json_build_object('base', round(coalesce(sum(last), 0), 2)::text,
      'chosen', round(coalesce(sum(chosen) filter (where last is not null), 0), 2)::text, 'lines', count(last)) as last
  from lines`;

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

async function readKept(tenantId: string) {
  await drainJobs(tenantId);
  const read = Object.entries(kept).map(async ([table, text]) => [table, (await owner.query(text, [tenantId])).rows]);
  return Object.fromEntries(await Promise.all(read)) as Record<keyof typeof kept, Array<Record<string, unknown>>>;
}

async function forget(tenantId: string) {
  for (const table of Object.keys(kept)) await owner.query(`delete from ${table} where tenant_id = $1`, [tenantId]);
}

for (const seed of [1, 2, 3])
  test(`after whatever happens to purchases what is kept is what a fresh count finds (seed ${seed})`, async () => {
    const any = numbersFrom(seed);
    const of = <One>(ones: readonly One[]) => ones[any(ones.length)] as One;
    const { portal, ask, approved, receive, move, moveTo, supplier } = await reportPortal();
    const suppliers = [supplier, await newCounterparty(portal), await newCounterparty(portal)];
    const item = async (name: string) => (await ask('POST', '/api/v1/catalog', { name })).json.id as string;
    const items = [await item('Цемент М500'), await item('Кабель ВВГ')];
    const warehouseId = await newWarehouse(portal, 'Склад');
    const price = () => `${any(900) + 1}.${any(100)}`;
    const needs: Array<{ id: string; items: Array<{ id: string }> }> = [];
    const quotes: Array<{ need: number; lines: Array<{ id: string; procurementItemId: string }> }> = [];
    const invoices: string[] = [];
    const path = (need: { id: string }) => `/api/v1/purchase-requisitions/${need.id}`;
    const need = async () => {
      const lines = Array.from({ length: any(2) + 1 }, () => ({
        catalogItemId: of(items),
        quantity: '10',
        plannedPrice: of([null, price()]),
      }));
      needs.push(await approved({ items: lines }));
    };
    const quote = async () => {
      const at = any(needs.length);
      const asked = needs[at] as (typeof needs)[number];
      const lines = asked.items.map(({ id }) => ({ procurementItemId: id, price: price(), vatRate: 'none' }));
      const { json } = await ask('POST', `${path(asked)}/quotes`, {
        counterpartyId: of(suppliers).counterpartyId,
        lines,
      });
      if (json.lines) quotes.push({ need: at, lines: json.lines });
    };
    const decide = async () => {
      if (quotes.length === 0) return;
      const chosen = of(quotes);
      const decisions = chosen.lines.map(({ id, procurementItemId }) => ({
        procurementItemId,
        allocations: any(4) === 0 ? [] : [{ quoteLineId: id, quantity: String(any(10) + 1) }],
      }));
      await ask('PATCH', `${path(needs[chosen.need] as { id: string })}/quote-line-decisions`, { decisions });
    };
    const steps = [
      ...[need, quote, quote, decide, decide, decide],
      async () => {
        const externalDate = `2026-0${any(4) + 1}-1${any(9)}`;
        const named =
          any(2) === 0
            ? [{ name: 'Материал', quantity: '1', price: price(), procurementItemId: of(of(needs).items).id }]
            : undefined;
        const { id } = await receive({
          externalDate,
          counterpartyId: of(suppliers).counterpartyId,
          ...(named && { lines: named }),
        });
        invoices.push(id);
      },
      async () =>
        invoices[0] && move(of(invoices), of(['rejected', 'cancelled', 'pending_approval']), { reason: 'Так' }),
      async () =>
        invoices[0] && ask('PATCH', `/api/v1/invoices/${of(invoices)}`, { externalDate: `2026-0${any(4) + 1}-05` }),
      async () => {
        const body = {
          warehouseId,
          receivedAt: '2026-03-02T09:00:00.000Z',
          items: [{ procurementItemId: of(of(needs).items).id, quantity: '2' }],
        };
        await ask('POST', `${path(of(needs))}/stock-receipt`, body);
      },
      async () => any(3) === 0 && moveTo(of(needs).id, of(['on_hold', 'cancelled']), { reason: 'Так' }),
      () => drainJobs(portal.tenantId),
    ];
    await need();
    for (let step = 0; step < 60; step += 1) await of(steps)();
    const found = await readKept(portal.tenantId);
    for (const [table, rows] of Object.entries(found)) assert.ok(rows.length > 0, `${table} says nothing`);
    await forget(portal.tenantId);
    await run(recountPurchases, portal.owner, {});
    assert.deepEqual(await readKept(portal.tenantId), found);
    const { total, count } = (await ask('GET', '/api/v1/reports/savings')).json;
    const { rows } = await owner.query(slowly, [portal.tenantId]);
    assert.deepEqual({ count, plan: total.plan, last: total.last }, rows[0]);
  });

test('a decision that goes takes the last price of the next one with it', async () => {
  const { ask, portal, approved, supplier } = await reportPortal();
  const { id: catalogItemId } = (await ask('POST', '/api/v1/catalog', { name: 'Цемент М500' })).json;
  const decided = async (price: string) => {
    const { id, items } = await approved({ items: [{ catalogItemId, quantity: '10' }] });
    const path = `/api/v1/purchase-requisitions/${id}`;
    const lines = [{ procurementItemId: items[0].id, price, vatRate: 'none' }];
    const offer = (await ask('POST', `${path}/quotes`, { counterpartyId: supplier.counterpartyId, lines })).json
      .lines[0];
    const decide = (allocations: object[]) =>
      ask('PATCH', `${path}/quote-line-decisions`, { decisions: [{ procurementItemId: items[0].id, allocations }] });
    await decide([{ quoteLineId: offer.id, quantity: '10' }]);
    return () => decide([]);
  };
  const last = async () => {
    await drainJobs(portal.tenantId);
    return (await ask('GET', '/api/v1/reports/savings')).json.total.last;
  };
  await decided('90');
  const takeBack = await decided('95');
  await decided('100');
  assert.deepEqual(await last(), { base: '1850.00', chosen: '1950.00', lines: 2 });
  await takeBack();
  assert.deepEqual(await last(), { base: '900.00', chosen: '1000.00', lines: 1 });
});

test('half and nine of ten of kept days are what the database finds over each of them', async () => {
  const { portal, ask } = await reportPortal();
  await owner.query(
    `insert into report_steps (tenant_id, purchase_id, step, date, days)
     select $1, uuidv7(), 'approval', '2026-01-01'::date + n % 90, (n * 7919 % 400) / 10.0 from generate_series(1, 137) n`,
    [portal.tenantId],
  );
  await owner.query(
    `insert into report_step_years (tenant_id, step, year, days, purchases)
     select tenant_id, step, '2026-01-01'::date, days, ${summedByMonth('1')}
     from report_steps where tenant_id = $1 group by 1, 2, 3, 4`,
    [portal.tenantId],
  );
  for (const [from, to, exactDays] of [
    ['2026-01-01', '2026-03-31', false],
    ['2026-01-07', '2026-03-12', true],
    ['2026-01-20', '2026-03-25', true],
    ['2026-02-03', '2026-02-26', true],
  ]) {
    const { rows } = (await ask('GET', `/api/v1/reports/cycle-times?from=${from}&to=${to}&exactDays=${exactDays}`))
      .json;
    const slow = await owner.query(
      `select count(*)::int as requisitions, round(percentile_cont(0.5) within group (order by days::float8)::numeric, 1)::text as median,
         round(percentile_cont(0.9) within group (order by days::float8)::numeric, 1)::text as p90
       from report_steps where tenant_id = $1 and date between $2 and $3`,
      [portal.tenantId, from, to],
    );
    const [{ requisitions, median, p90 }] = rows;
    assert.deepEqual({ requisitions, median, p90 }, slow.rows[0]);
  }
});

test('purchases that are older than their reports are counted once the schedule has looked', async () => {
  const { portal, ask, receive } = await reportPortal();
  await receive({ externalDate: '2026-02-10' });
  const found = await readKept(portal.tenantId);
  await forget(portal.tenantId);
  await owner.query('delete from report_standings where tenant_id = $1', [portal.tenantId]);
  const isFound = async () => {
    const { rows } = await owner.query('select tenant_ids from tenants_with_uncounted_purchases(1000000)');
    return rows[0].tenant_ids.includes(portal.tenantId);
  };
  assert.equal(await isFound(), true);
  await beginPurchasesSchedule.run({ ...toolsOf(workerDoor), portalsWith: async () => [portal.tenantId] });
  assert.equal((await ask('GET', '/api/v1/reports/suppliers')).json.counting, true);
  assert.deepEqual(await readKept(portal.tenantId), found);
  assert.equal((await ask('GET', '/api/v1/reports/suppliers')).json.counting, false);
  assert.equal(await isFound(), false, 'once is enough');
});

test('a purchase counted by several workers at once is counted once', async () => {
  const { portal, receive } = await reportPortal();
  const { id } = await receive({ externalDate: '2026-02-10' });
  const again = () =>
    owner.query(`insert into jobs (tenant_id, name, payload) values ($1, 'reports.follow-purchase', $2)`, [
      portal.tenantId,
      JSON.stringify({ factId: id, entityId: id }),
    ]);
  await Promise.all(Array.from({ length: 8 }, again));
  const { report_supplier_years: sums } = await readKept(portal.tenantId);
  const february = '{0,1,0,0,0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1}';
  const told = sums.map(({ year, figure, good, records }) => ({ year, figure, good, records }));
  assert.deepEqual(told, [{ year: '2026-01-01', figure: 'matching', good: february, records: february }]);
});

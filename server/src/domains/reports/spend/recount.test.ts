import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, owner, run, workerDoor } from '../../../../test/harness.ts';
import { reportPortal } from '../../../../test/reports.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { toolsOf } from '../../../platform/jobs/keep-schedules.ts';
import { beginSchedule } from './begin.schedule.ts';
import { recountSpend } from './operations/recount-spend.ts';

/** Lines of invoices as they count, read slowly from the invoices themselves. */
const counted = `
  with lines as (
    select inv.counterparty_id, inv.currency as own, item.category_id, item.id as item_id, req.department_name,
      inv.external_date as day,
      case when inv.currency = 'RUB' or inv.fx_rate is not null then 'RUB' else inv.currency::text end as currency,
      case when inv.currency = 'RUB' or inv.fx_rate is null then line.gross else round(line.gross * inv.fx_rate, 2) end as amount
    from invoices inv join invoice_lines line on line.invoice_id = inv.id
    left join requisition_lines need on need.id = line.requisition_line_id
    left join requisitions req on req.id = coalesce(need.requisition_id, inv.requisition_id)
    left join catalog_items item on item.id = coalesce(line.catalog_item_id, need.catalog_item_id)
    where inv.tenant_id = $1 and inv.status not in ('rejected', 'cancelled'))`;

/** All sums that are kept. */
const slowly = `
  ${counted}
  select dimension, currency, to_char(day, 'YYYY-MM') as month, key, sum(amount)::text as amount, count(*)::int as lines
  from lines, lateral (values ('supplier', counterparty_id::text), ('category', coalesce(category_id::text, '')),
    ('department', coalesce(department_name, '')), ('item', coalesce(item_id::text, '')), ('month', ''), ('currency', own::text)) looked(dimension, key)
  group by 1, 2, 3, 4 order by 1, 2, 3, key collate "C"`;

/** What the report of items says of some days. */
const slowlyOfItems = `
  ${counted}
  select coalesce(item_id::text, '') as key, sum(amount)::text as amount, count(*)::int as lines
  from lines where currency = 'RUB' and day between $2 and $3 group by item_id order by sum(amount) desc, coalesce(item_id::text, '') collate "C"`;

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

for (const seed of [1, 2, 3])
  test(`after whatever happens to invoices the kept sums are those of a slow count, to the kopeck (seed ${seed})`, async () => {
    const any = numbersFrom(seed);
    const of = <One>(ones: readonly One[]) => ones[any(ones.length)] as One;
    const { portal, ask, approved, receive, move, kept, spend, supplier } = await reportPortal();
    const suppliers = [supplier, await newCounterparty(portal), await newCounterparty(portal)];
    const item = async (name: string) => (await ask('POST', '/api/v1/catalog', { name })).json.id as string;
    const items = [await item('Цемент М500'), await item('Кабель ВВГ')];
    const category = (await ask('POST', '/api/v1/catalog/categories', { name: 'Материалы' })).json.id;
    const needs = [
      await approved({ departmentName: 'ПТО', items: [{ catalogItemId: items[0], quantity: '500' }] }),
      await approved({
        items: [
          { catalogItemId: items[1], quantity: '500' },
          { name: 'Песок', quantity: '500' },
        ],
      }),
    ];
    const line = () => ({
      ...{
        name: 'Материал',
        vatRate: of(['22', '10', 'none']),
        quantity: `${any(9) + 1}`,
        price: `${any(900) + 1}.${any(100)}`,
      },
      ...(any(2) === 0 && { procurementItemId: of(of(needs).items as Array<{ id: string }>).id }),
    });
    const lines = () => Array.from({ length: any(3) + 1 }, line);
    const made: string[] = [];
    const steps = [
      async () => {
        const money = of([{}, {}, { currency: 'USD', fxRate: `9${any(9)}.${any(9999)}` }, { currency: 'EUR' }]);
        const externalDate = `2026-0${any(4) + 1}-1${any(9)}`;
        const { id } = await receive({
          externalDate,
          counterpartyId: of(suppliers).counterpartyId,
          lines: lines(),
          ...money,
        });
        made.push(id);
      },
      async () => made[0] && ask('PATCH', `/api/v1/invoices/${of(made)}`, { lines: lines() }),
      async () => made[0] && ask('PATCH', `/api/v1/invoices/${of(made)}`, { externalDate: `2026-0${any(4) + 1}-05` }),
      async () =>
        made[0] && move(of(made), of(['rejected', 'received', 'cancelled', 'pending_approval']), { reason: 'Так' }),
      () => ask('PATCH', `/api/v1/catalog/${of(items)}`, { categoryId: of([category, null]) }),
      () =>
        ask('PATCH', `/api/v1/purchase-requisitions/${of(needs).id}`, {
          departmentName: of(['ПТО', 'Снабжение', null]),
        }),
      () => drainJobs(portal.tenantId),
    ];
    for (let step = 0; step < 24; step += 1) await of([steps[0], ...steps] as typeof steps)();
    const { rows } = await owner.query(slowly, [portal.tenantId]);
    assert.ok(rows.length > 10);
    assert.deepEqual(await kept(), rows);
    for (let asked = 0; asked < 12; asked += 1) {
      const [from, to] = [`2026-0${any(2) + 1}-${any(19) + 10}`, `2026-0${any(3) + 2}-${any(19) + 10}`];
      if (from > to) continue;
      const { rows: told } = await spend(`by=item&exactDays=true&from=${from}&to=${to}`);
      const slow = await owner.query(slowlyOfItems, [portal.tenantId, from, to]);
      assert.deepEqual(
        told.map(({ key, amount, lines }: Record<string, unknown>) => ({ key, amount, lines })),
        slow.rows,
        `from ${from} to ${to}`,
      );
    }
    await run(recountSpend, portal.owner, {});
    assert.deepEqual(await kept(), rows, 'counting all anew changes nothing');
  });

test('an invoice counted by two workers at once is counted once', async () => {
  const { portal, receive, kept } = await reportPortal();
  const { id } = await receive({ externalDate: '2026-02-10' });
  const again = () =>
    owner.query(`insert into jobs (tenant_id, name, payload) values ($1, 'reports.follow-invoice', $2)`, [
      portal.tenantId,
      JSON.stringify({ factId: id, entityId: id }),
    ]);
  await Promise.all(Array.from({ length: 8 }, again));
  const sums = await kept();
  assert.deepEqual(
    sums.map(({ dimension, amount, lines }) => `${dimension} ${amount} ${lines}`),
    [
      ...[
        'category 1000.00 1',
        'currency 1000.00 1',
        'department 1000.00 1',
        'item 1000.00 1',
        'month 1000.00 1',
        'supplier 1000.00 1',
      ],
    ],
  );
});

test('invoices that are older than the reports are counted once the schedule has looked', async () => {
  const { portal, receive, kept } = await reportPortal();
  await receive({ externalDate: '2026-02-10' });
  const counted = await kept();
  for (const table of ['report_spend_years', 'report_spend_lines', 'report_standings'])
    await owner.query(`delete from ${table} where tenant_id = $1`, [portal.tenantId]);
  assert.deepEqual(await kept(), []);
  const isFound = async () => {
    const { rows } = await owner.query('select tenant_ids from tenants_with_uncounted_spend(1000000)');
    return rows[0].tenant_ids.includes(portal.tenantId);
  };
  assert.equal(await isFound(), true);
  await beginSchedule.run({ ...toolsOf(workerDoor), portalsWith: async () => [portal.tenantId] });
  assert.deepEqual(await kept(), counted);
  assert.equal(await isFound(), false, 'once is enough');
});

test('rows that the version before wrote, without running sums, say the same and get them when they are counted next', async () => {
  const { portal, receive, kept, spend } = await reportPortal();
  await receive({ externalDate: '2026-02-10' });
  await receive({ externalDate: '2026-04-10' });
  const quarter = () => spend('by=supplier&from=2026-02-01&to=2026-04-30');
  const { rows } = await quarter();
  assert.deepEqual(rows[0].amount, '2000.00');
  await owner.query('update report_spend_years set amounts = amounts[1:12], lines = lines[1:12] where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual((await quarter()).rows, rows);
  await receive({ externalDate: '2026-03-10' });
  assert.deepEqual(
    (await kept()).map(({ month, amount }) => `${month} ${amount}`).filter((told) => told !== '2026-02 1000.00'),
    Array.from({ length: 6 }, () => ['2026-03 1000.00', '2026-04 1000.00']).flat(),
  );
  assert.equal((await quarter()).rows[0].amount, '3000.00');
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, paper } from '../../../../test/billing.ts';
import { reportPortal, url } from '../../../../test/reports.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { dayIn } from '../../../kernel/values/instant.ts';

const today = dayIn('Europe/Moscow');
const sums = (rows: Array<Record<string, string>>, name: string) =>
  rows.map(({ currency, [name]: of, amount }) => `${currency} ${of} ${amount}`);

/** Invoices of a thousand each, due so many days from today. */
async function owing(...days: number[]) {
  const portal = await reportPortal();
  const made: Array<{ id: string }> = [];
  for (const day of days) made.push(await portal.receive({ dueDate: daysAfter(today, day), lines: [paper()] }));
  return { ...portal, made };
}

test('what is owed ages by its day of payment, and each sum leads to its invoices', async () => {
  const { ask, receive, pay, move, made, report } = await owing(0, 5, -1, -30, -31, -90, -91);
  await receive({ currency: 'USD', fxRate: '90' });
  ok(await pay(made[1]?.id as string, '400'), 201);
  ok(await pay(made[2]?.id as string, '1000'), 201);
  const refused = await receive({ dueDate: daysAfter(today, -10) });
  ok(await move(refused.id, 'rejected', { reason: 'Не наш' }));
  const { rows } = await report('payables');
  assert.deepEqual(sums(rows, 'bucket'), [
    ...['RUB not_due 1600.00', 'RUB overdue_1_30 1000.00', 'RUB overdue_31_60 1000.00', 'RUB overdue_61_90 1000.00'],
    ...['RUB overdue_over_90 1000.00', 'USD undated 1000.00'],
  ]);
  for (const { records, invoices, amount } of rows) {
    const { items } = ok(await ask('GET', records));
    const owed = items.reduce(
      (sum: number, one: { outstandingAmount: string }) => sum + Number(one.outstandingAmount),
      0,
    );
    assert.deepEqual([items.length, owed], [invoices, Number(amount)], records);
  }
});

test('the calendar tells by day and by week what is to be paid, what is overdue first', async () => {
  const { ask, report } = await owing(-3, -1, 0, 0, 20);
  const days = await report(`payment-calendar?by=day&to=${daysAfter(today, 30)}`);
  assert.deepEqual(sums(days.rows, 'from'), [
    `RUB ${daysAfter(today, -3)} 2000.00`,
    `RUB ${today} 2000.00`,
    `RUB ${daysAfter(today, 20)} 1000.00`,
  ]);
  assert.deepEqual(
    days.rows.map(({ overdue }: { overdue: boolean }) => overdue),
    [true, false, false],
  );
  const weeks = await report('payment-calendar');
  assert.equal(weeks.rows.length, 3);
  for (const { from, to, records, invoices, overdue } of weeks.rows) {
    assert.equal(ok(await ask('GET', records)).items.length, invoices, records);
    if (!overdue) assert.ok(from >= today && Date.parse(to) - Date.parse(from) < 7 * 86_400_000);
  }
});

test('a calendar in the wrong order or too long is refused', async () => {
  const { ask } = await reportPortal();
  for (const [query, code] of [
    ['from=2026-05-02&to=2026-05-01', 'before_start'],
    ['from=2026-01-01&to=2026-12-31', 'too_long'],
  ]) {
    const { status, json } = await ask('GET', `${url}/payment-calendar?${query}`);
    assert.deepEqual([status, json.errors[0].parameter, json.errors[0].code], [400, 'to', code]);
  }
});

test('beside what is owed stands what was owed a month before, whatever was paid since', async () => {
  const { pay, receive, report } = await reportPortal();
  const old = { externalDate: daysAfter(today, -60), dueDate: daysAfter(today, -50) };
  const [first, second] = [await receive({ ...old, lines: [paper()] }), await receive({ ...old, lines: [paper()] })];
  await receive({ externalDate: today, dueDate: daysAfter(today, 5), lines: [paper()] });
  ok(await pay(first.id, '1000', { paidAt: daysAfter(today, -10) }), 201);
  ok(await pay(second.id, '300', { paidAt: daysAfter(today, -40) }), 201);
  const { rows, totals } = await report(`payables?beforeDay=${daysAfter(today, -30)}`);
  assert.deepEqual(
    rows.map(({ bucket, amount, before }: Record<string, string>) => [bucket, amount, before]),
    [
      ['not_due', '1000.00', '0.00'],
      ['overdue_31_60', '700.00', '0.00'],
    ],
  );
  assert.deepEqual(totals, [{ currency: 'RUB', amount: '1700.00', before: '1700.00' }]);
  const within = await report(`payables?from=${today}&to=${daysAfter(today, 10)}`);
  assert.deepEqual(sums(within.rows, 'bucket'), ['RUB not_due 1000.00']);
  const { before } = await report(`payment-calendar?from=${daysAfter(today, -49)}&to=${daysAfter(today, -45)}`);
  assert.deepEqual(before.totals, [{ currency: 'RUB', amount: '2000.00', invoices: 2 }]);
  const { ask } = await reportPortal();
  const { errors } = (await ask('GET', `${url}/payables?beforeDay=${today}`)).json;
  assert.deepEqual([errors[0].parameter, errors[0].code], ['beforeDay', 'not_past']);
});

test('what is due within exact days leads to those invoices alone', async () => {
  const { ask, report } = await owing(-3, -20, -40, 10);
  const { rows } = await report(`payables?from=${daysAfter(today, -25)}&to=${daysAfter(today, 5)}`);
  assert.deepEqual(sums(rows, 'bucket'), ['RUB overdue_1_30 2000.00']);
  assert.equal(ok(await ask('GET', rows[0].records)).items.length, 2);
});

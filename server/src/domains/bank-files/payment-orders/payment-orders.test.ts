import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carryOut, importOrders } from '../../../../../tools/sim/bank-files/bank-client.ts';
import {
  type Bank,
  bankPortal,
  installations,
  ourselves,
  payerSettings,
  paymentOrders,
  statements,
} from '../../../../test/bank-portal.ts';
import { ok, refusal } from '../../../../test/billing.ts';
import { factsOf, owner } from '../../../../test/harness.ts';
import { read } from '../../../connectors/bank-1c-statement/read-statement.ts';

const cards = ['payment-orders-1c', 'bank-1c-statement'];

const write = ({ ask }: Pick<Bank, 'ask'>, ...invoices: Array<string | { invoiceId: string; amount: string }>) =>
  ask('POST', paymentOrders, { invoices: invoices.map((one) => (typeof one === 'string' ? { invoiceId: one } : one)) });

const fileOf = async ({ ask }: Pick<Bank, 'ask'>, id: string) => {
  const answer = await ask('GET', `${paymentOrders}/${id}/file`);
  assert.equal(answer.status, 200);
  return answer;
};

const dayOfToday = (date: string) => date.split('-').reverse().join('.');

test('approved invoices become a file that a bank takes, carries out, and tells of: then they are paid', async () => {
  const bank = await bankPortal({ cards });
  const { portal, owing, upload, apply, card, log, supplier } = bank;
  const [first, second] = [await owing('СЧ-1045'), await owing('СЧ-1046', '500.50')];
  const made = ok(await write(bank, first, second), 201);
  assert.deepEqual(
    [made.count, made.total, made.orders.map(({ number }: { number: number }) => number)],
    [2, '1500.50', [1, 2]],
  );

  const { bytes, headers } = await fileOf(bank, made.id);
  assert.match(String(headers['content-disposition']), new RegExp(made.name));
  assert.match(String(headers['content-type']), /windows-1251/);
  const { orders, refused } = importOrders(bytes);
  assert.deepEqual(refused, []);
  assert.deepEqual(
    orders.map(({ kopecks, payer, payee, purpose }) => [kopecks, payer.account, payee.account, payee.name, purpose]),
    [
      [
        1000_00,
        ourselves.account,
        supplier.party.account,
        supplier.party.name,
        'Оплата по счету № СЧ-1045 от 12.11.2026. В т.ч. НДС 22% - 180.33 руб.',
      ],
      [
        500_50,
        ourselves.account,
        supplier.party.account,
        supplier.party.name,
        'Оплата по счету № СЧ-1046 от 12.11.2026. В т.ч. НДС 22% - 90.25 руб.',
      ],
    ],
  );
  assert.equal((await card(first)).paymentStatus, 'unpaid', 'a file pays nothing');

  const statement = ok(await upload(carryOut(orders, 5_000_00)), 201);
  assert.deepEqual([statement.status, statement.counts.exact], ['ready', 2]);
  ok(await apply(statement.id));
  assert.deepEqual([(await card(first)).status, (await card(second)).status], ['paid', 'paid']);
  const [line] = await log('payment-orders-1c');
  assert.deepEqual([line.event, line.direction, line.details.count], ['payment-orders.exported', 'OUTBOUND', 2]);
  assert.ok((await factsOf(portal.tenantId)).some(({ event }) => event === 'payment_order_file.created'));
});

test('the file read back by our own reader of statements says what was ordered, and is the same every time', async () => {
  const bank = await bankPortal({ cards });
  const made = ok(await write(bank, await bank.owing('А=77/Б, «спец»')), 201);
  const { bytes } = await fileOf(bank, made.id);
  assert.deepEqual((await fileOf(bank, made.id)).bytes, bytes);
  const answer = read(new Uint8Array(bytes));
  assert.ok('statement' in answer);
  const [order] = made.orders;
  assert.deepEqual(
    answer.statement.documents.map(({ number, date, amount, direction, payee, purpose }) => [
      number,
      date,
      amount,
      direction,
      payee.account,
      payee.inn,
      purpose,
    ]),
    [[String(order.number), order.date, order.amount, 'outgoing', order.payee.account, order.payee.inn, order.purpose]],
  );
});

test('an invoice is paid in part, with its part of the VAT', async () => {
  const bank = await bankPortal({ cards });
  const invoiceId = await bank.owing('СЧ-1045');
  const { orders } = ok(await write(bank, { invoiceId, amount: '250.00' }), 201);
  assert.deepEqual(
    [orders[0].amount, orders[0].purpose],
    ['250.00', 'Оплата по счету № СЧ-1045 от 12.11.2026. В т.ч. НДС 22% - 45.08 руб.'],
  );
});

test('an invoice without VAT says so, and a long purpose yields to what a bank must read', async () => {
  const bank = await bankPortal({ cards });
  const lines = [{ name: 'Песок', quantity: '1', price: '100', vatRate: 'none' }];
  const invoiceId = await bank.owing('СЧ-1045', '100', {
    lines,
    vatMode: 'none',
    purpose: `Песок речной\nСумма=999999.99 ${'мытый '.repeat(60)}`,
  });
  const made = ok(await write(bank, invoiceId), 201);
  const [{ purpose }] = made.orders;
  assert.ok(
    purpose.length <= 210 &&
      purpose.endsWith('НДС не облагается.') &&
      purpose.startsWith('Оплата по счету № СЧ-1045 от 12.11.2026. Песок'),
  );
  const { orders, refused } = importOrders((await fileOf(bank, made.id)).bytes);
  assert.deepEqual([refused, orders[0]?.kopecks], [[], 100_00]);
});

test('only what is approved and owed is paid', async () => {
  const bank = await bankPortal({ cards });
  const { ask, receive, owing, pay, card } = bank;
  const [raw, paid, disputed, dollars] = [
    (await receive()).id,
    await owing('1'),
    await owing('2'),
    await owing('3', '10', { currency: 'USD', fxRate: '90' }),
  ];
  ok(await pay(paid, '1000'), 201);
  ok(await ask('PATCH', `/api/v1/invoices/${disputed}/status`, { status: 'disputed', reason: 'Бой' }));
  assert.match(refusal(await write(bank, raw)), /invoice_not_approved/);
  assert.match(refusal(await write(bank, paid)), /nothing_owed/);
  assert.match(refusal(await write(bank, disputed)), /invoice_on_hold/);
  assert.match(refusal(await write(bank, dollars)), /currency_not_supported/);
  assert.match(refusal(await write(bank, bank.portal.tenantId)), /not_found_reference/);
  const fine = await owing('4');
  assert.match(refusal(await write(bank, fine, fine)), /invoices\/1\/invoiceId duplicate/);
  assert.match(
    refusal(await write(bank, { invoiceId: fine, amount: '1000.01' })),
    /invoices\/0\/amount more_than_owed/,
  );
  assert.match(refusal(await write(bank, { invoiceId: fine, amount: '0.005' })), /invoices\/0\/amount amount_invalid/);
  assert.match(
    refusal(await ask('POST', paymentOrders, { invoices: [{ invoiceId: fine }], date: '2020-01-01' })),
    /date_past/,
  );
  assert.equal((await card(fine)).paymentStatus, 'unpaid');
});

test('a payee without an INN, without an account, with a wrong one or with letters no bank takes is told at his invoice', async () => {
  const bank = await bankPortal({ cards });
  const { ask, owing, supplierOf } = bank;
  const of = async (more: Record<string, unknown>) => {
    const { counterpartyId } = await supplierOf({ inn: undefined, kpp: undefined, ...more });
    return owing('СЧ-9', '10', { counterpartyId });
  };
  assert.match(refusal(await write(bank, await of({ shortName: 'Без ИНН' }))), /payee_inn_missing/);
  assert.match(
    refusal(await write(bank, await of({ inn: '500100732259', kind: 'entrepreneur', paymentRequisites: [] }))),
    /payee_account_missing/,
  );
  assert.match(
    refusal(await write(bank, await of({ inn: '7702070139', kpp: '770201001', shortName: 'ТОО «Қазақ»' }))),
    /text_unwritable/,
  );
  const { supplier } = bank;
  const { version } = ok(await ask('GET', `/api/v1/counterparties/${supplier.counterpartyId}`));
  ok(await ask('PATCH', `/api/v1/counterparties/${supplier.counterpartyId}`, { paymentRequisites: [], version }));
  assert.match(refusal(await write(bank, await owing('СЧ-10'))), /payee_account_missing/);
});

test('requisites that went wrong behind the forms, and a blocked payee, are found before a bank finds them', async () => {
  const bank = await bankPortal({ cards });
  const { ask, owing, supplier, portal } = bank;
  const invoice = await owing('СЧ-1045');
  const held = [portal.tenantId, supplier.counterpartyId];
  await owner.query(
    `update payment_requisites set checking_account = '40702810900000000001' where tenant_id = $1 and counterparty_id = $2`,
    held,
  );
  await owner.query(`update counterparties set inn = '7736050004' where tenant_id = $1 and id = $2`, held);
  assert.match(refusal(await write(bank, invoice)), /invoices\/0 payee_inn_wrong, \/invoices\/0 payee_account_wrong/);
  const url = `/api/v1/counterparties/${supplier.counterpartyId}/status`;
  ok(await ask('POST', url, { status: 'blocked', reason: 'Проверка' }));
  assert.match(refusal(await write(bank, invoice)), /payee_blocked/);
});

test('an invoice gets into a second file only when that is asked for, and into one of two that are made at once', async () => {
  const bank = await bankPortal({ cards });
  const invoice = await bank.owing('СЧ-1045');
  const answers = await Promise.all([write(bank, invoice), write(bank, invoice), write(bank, invoice)]);
  assert.deepEqual(
    answers.map(({ status }) => status).sort((one, other) => one - other),
    [201, 409, 409],
  );
  const refused = answers.find(({ status }) => status === 409);
  assert.deepEqual([refused?.json.rule, refused?.json.exported[0].invoiceId], ['already_exported', invoice]);
  const again = ok(await bank.ask('POST', paymentOrders, { invoices: [{ invoiceId: invoice }], again: true }), 201);
  assert.equal(again.orders[0].number, 2, 'refused files take no numbers');
});

test('numbers go on from the first one that is set', async () => {
  const bank = await bankPortal({ cards });
  const { ask, installed, owing } = bank;
  ok(
    await ask('PATCH', `${installations}/${installed['payment-orders-1c']}/config`, { settings: { firstNumber: 501 } }),
  );
  assert.equal(ok(await write(bank, await owing('1')), 201).orders[0].number, 501);
  assert.equal(ok(await write(bank, await owing('2')), 201).orders[0].number, 502);
});

test('the check of the card finds requisites that no bank has', async () => {
  const { ask } = await bankPortal({ cards: [] });
  const wrong = {
    ...payerSettings,
    account: payerSettings.account.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
    kpp: undefined,
  };
  const { id } = ok(await ask('POST', installations, { publicId: 'payment-orders-1c', settings: wrong }), 201);
  const report = ok(await ask('POST', `${installations}/${id}/test`));
  assert.deepEqual(
    [
      report.ok,
      ...report.checks
        .filter(({ result }: { result: string }) => result === 'failed')
        .map(({ id }: { id: string }) => id),
    ],
    [false, 'kpp', 'account'],
  );
  assert.equal((await ask('POST', `${installations}/${id}/enable`)).status, 409);
  assert.equal(
    (await ask('POST', paymentOrders, { invoices: [{ invoiceId: id }] })).json.code,
    'installation_not_ready',
  );
});

test('a file of payment orders is dated today, in the time zone of the company', async () => {
  const bank = await bankPortal({ cards });
  const made = ok(await write(bank, await bank.owing('1')), 201);
  const { orders } = importOrders((await fileOf(bank, made.id)).bytes);
  assert.equal(orders[0]?.date, dayOfToday(made.orders[0].date));
  assert.equal((await bank.ask('GET', statements)).status, 200);
});

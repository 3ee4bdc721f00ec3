import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { anInvoice, anIssue, aPayment } from '../../../test/an-invoice.ts';
import { draw } from '../../../test/draw.ts';
import { paymentBodyOf, paymentValuesOf } from '../../shared/payments/payment-values.ts';

const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { Payments } = await import('./components/payments.tsx');
const { PaymentForm } = await import('./components/payment-form.tsx');

const payments = (changes?: object) => createElement(Payments, { invoice: anInvoice(changes) });
const form = (payment?: object) =>
  createElement(PaymentForm, { invoice: anInvoice(), payment: payment as never, onClose() {} });

test('a new payment begins as a transfer of all that is owed, and as nothing where nothing is', () => {
  const { amount, method, paidAt } = paymentValuesOf({ outstandingAmount: '48500.5' }, undefined);
  assert.deepEqual([amount, method, paidAt], ['48500.5', 'bank', '']);
  assert.equal(paymentValuesOf({ outstandingAmount: '-10' }, undefined).amount, '');
});

test('a payment that is changed begins as it stands, whatever is owed', () => {
  const payment = aPayment({ method: 'cash', comment: 'аванс' }) as never;
  const values = paymentValuesOf({ outstandingAmount: '0' }, payment);
  assert.deepEqual(paymentBodyOf(values), {
    ...{ amount: '100000', method: 'cash', documentNumber: '77', comment: 'аванс', paidAt: '2025-01-12' },
  });
});

test('a day left out is today’s, emptied texts are nothing, and overpaying is said only when it was agreed to', () => {
  const values = paymentValuesOf({ outstandingAmount: '5' }, undefined);
  const empty = { ...values, documentNumber: ' ', comment: '' };
  assert.deepEqual(paymentBodyOf(empty), { amount: '5', method: 'bank', documentNumber: null, comment: null });
  assert.equal(paymentBodyOf({ ...values, allowOverpayment: true }).allowOverpayment, true);
});

test('what is paid, and by what, stands in the currency of the invoice', async () => {
  const reversed = aPayment({ id: 'gone', amount: '7', status: 'reversed' });
  const { text, buttons, html } = await draw(payments({ payments: [aPayment(), reversed] }));
  assert.match(text, /Оплаты Оплачен частично Оплачено 100\s000,00\s₽ из 148\s500,50\s₽ Осталось 48\s500,50\s₽/);
  assert.match(text, /100\s000,00\s₽ 12 янв\. 2025 г\. Банк · № 77 · из выписки/);
  assert.doesNotMatch(text, /7,00/, 'a payment taken back is none');
  assert.match(html, /aria-valuenow="67"/);
  assert.deepEqual(buttons, [], 'who may only read is offered nothing');
});

test('who may pay is offered to, until the invoice must not be paid: then it is said why', async () => {
  const may = ['payments.create', 'payments.update', 'payments.delete'] as const;
  assert.deepEqual((await draw(payments(), { may })).buttons, ['Изменить', 'Удалить', 'Оплата']);
  const held = await draw(payments({ paymentBlock: 'invoice_on_hold', payments: [] }), { may });
  assert.deepEqual(held.buttons, []);
  assert.match(held.text, /Оплата приостановлена/);
});

test('a role that sees no payments is told so, and still sees what is owed', async () => {
  const { text } = await draw(payments({ payments: null }));
  assert.match(text, /Осталось 48\s500,50\s₽ Ваша роль не показывает оплаты/);
});

test('before a payment is entered its form shows what differs in the invoice', async () => {
  const invoice = anInvoice({ matching: { status: 'blocked', issues: [anIssue()], overrideReason: null } });
  const { text } = await draw(createElement(PaymentForm, { invoice, payment: undefined, onClose() {} }));
  assert.match(text, /Счёт расходится с заказом или приёмкой Цемент М500 — Цена с НДС 1\s237,504166 вместо/);
});

test('what was typed over one payment did not come back in a new one', async (t) => {
  keepsDraft(t, 'payment', 'first', { amount: '90000' });
  assert.match((await draw(form(aPayment()))).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await draw(form())).text, /Вернули/);
  assert.doesNotMatch((await draw(form(aPayment({ id: 'second' })))).text, /Вернули/);
});

test('overpaying is offered only once the server has refused it', async () => {
  const { fields } = await draw(form());
  assert.deepEqual(fields, ['Сумма, RUB', 'День оплаты', 'Способ', 'Номер поручения', 'Комментарий']);
});

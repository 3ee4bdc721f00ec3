import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentPayload } from './payment-payload.ts';

const bank = {
  bankName: 'ПАО Сбербанк, г. Москва',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
  checkingAccount: '40702810938000000001',
  inn: '7707083893',
  kpp: '773601001',
  recipient: 'ООО «Ромашка»',
};

const order = { bank, total: '1244.86', currency: 'RUB', purpose: 'Оплата по счёту № РМ-118 от 25.11.2026' };

const fieldsOf = (payload: string | null) =>
  new Map((payload ?? '').split('|').map((part) => part.split('=', 2) as [string, string]));

test('a payment is told to the bank by GOST R 56042-2014, in kopecks and UTF-8', () => {
  assert.equal(
    paymentPayload(order),
    'ST00012|Name=ООО «Ромашка»|PersonalAcc=40702810938000000001|BankName=ПАО Сбербанк, г. Москва|BIC=044525225|CorrespAcc=30101810400000000225|Sum=124486|Purpose=Оплата по счёту № РМ-118 от 25.11.2026|PayeeINN=7707083893|KPP=773601001',
  );
});

test('long names and purposes are cut at the limits of the standard', () => {
  const long = paymentPayload({
    ...order,
    bank: { ...bank, recipient: 'Общество '.repeat(40), bankName: 'Банк '.repeat(40) },
    purpose: '😀'.repeat(200),
  });
  const fields = fieldsOf(long);
  assert.ok((fields.get('Name')?.length ?? 0) <= 160);
  assert.ok((fields.get('BankName')?.length ?? 0) <= 45);
  assert.equal(fields.get('Purpose'), '😀'.repeat(105));
});

test('the separator of fields and line breaks never come from a value', () => {
  const payload = paymentPayload({ ...order, purpose: 'за | товар\nпо счёту|Sum=1' });
  assert.equal(fieldsOf(payload).get('Purpose'), 'за / товар по счёту/Sum');
  assert.equal(payload?.match(/\|Sum=/g)?.length, 1);
});

test('an entrepreneur has no KPP, and a bank without a correspondent account is paid with a zero', () => {
  const payload = paymentPayload({
    ...order,
    bank: { ...bank, kpp: '', inn: '500100732259', correspondentAccount: '' },
  });
  assert.match(payload ?? '', /\|CorrespAcc=0\|/);
  assert.match(payload ?? '', /\|PayeeINN=500100732259$/);
});

test('nothing is asked of a bank that it would refuse', () => {
  assert.equal(paymentPayload({ ...order, currency: 'USD' }), null);
  assert.equal(paymentPayload({ ...order, total: null }), null);
  assert.equal(paymentPayload({ ...order, total: '0.00' }), null);
  assert.equal(paymentPayload({ ...order, total: '-5.00' }), null);
  assert.equal(paymentPayload({ ...order, bank: { ...bank, checkingAccount: '4070281093800000000' } }), null);
  assert.equal(paymentPayload({ ...order, bank: { ...bank, bik: '' } }), null);
  assert.equal(paymentPayload({ ...order, bank: { ...bank, recipient: '' } }), null);
});

test('the whole of a large sum is there to the kopeck', () => {
  assert.equal(fieldsOf(paymentPayload({ ...order, total: '9999999999999.99' })).get('Sum'), '999999999999999');
});

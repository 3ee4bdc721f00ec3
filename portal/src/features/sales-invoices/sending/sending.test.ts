import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw } from '../../../../test/draw.ts';
import { addressesOf, sendingBodyOf } from './send-values.ts';

const { SendForm } = await import('./send-form.tsx');
const { SendingsTab } = await import('./sendings-tab.tsx');

const party = {
  email: 'info@yard.ru',
  contacts: [{ email: 'info@yard.ru' }, { email: 'pay@yard.ru' }, { email: null }],
};
const sending = {
  ...{
    id: 's',
    channel: 'email',
    recipients: ['pay@yard.ru'],
    subject: 'Счёт за цемент',
    message: 'Оплатите',
    fileId: 'f',
  },
  ...{ sentBy: 'anna', sentAt: '2025-11-20T09:00:00Z', undelivered: ['old@yard.ru'] },
};
const invoice = { id: 'i1', number: 'СЧ-1', title: null, documentFileId: null, sendings: [] as unknown[] };

test('a customer is written to at the addresses known of them, each once', () => {
  assert.deepEqual(addressesOf(party as never), ['info@yard.ru', 'pay@yard.ru']);
  assert.deepEqual(addressesOf(undefined), []);
});

test('what is left out of a letter is as it usually is', () => {
  assert.deepEqual(sendingBodyOf({ to: [], subject: ' ', message: '' }), { channel: 'email' });
  assert.deepEqual(sendingBodyOf({ to: ['a@b.ru'], subject: 'Счёт', message: ' Добрый день ' }), {
    ...{ channel: 'email', to: ['a@b.ru'], subject: 'Счёт', message: 'Добрый день' },
  });
});

const form = (changes: object) =>
  draw(createElement(SendForm, { invoice: { ...invoice, ...changes } as never, party: party as never, onClose() {} }));

test('a letter begins with the address of the customer, or with those it went to before', async () => {
  const first = await form({});
  assert.match(first.text, /info@yard\.ru/);
  assert.match(first.text, /Счёт уйдёт вложением PDF/);
  const again = await form({ sendings: [sending], documentFileId: 'f' });
  assert.match(again.text, /pay@yard\.ru/);
  assert.match(again.text, /Уйдёт тот же PDF/);
});

test('a sending says to whom, with which words, and whom it did not reach', async () => {
  const { text, buttons } = await draw(
    createElement(SendingsTab, { invoice: { ...invoice, sendings: [sending] } as never }),
    { may: ['files.read'] },
  );
  assert.match(text, /pay@yard\.ru Не доставлено: old@yard\.ru Счёт за цемент Оплатите Анна Смирнова/);
  assert.deepEqual(buttons, ['PDF']);
});

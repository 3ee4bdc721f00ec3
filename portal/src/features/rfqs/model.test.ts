import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, deadlineIn, isRemindable, isWanted, progressOf, proposeSuppliers, stepsOf } from './model.ts';
import type { Counterparty, Recipient, Requisition, RequisitionLine } from './queries.ts';
import { changedTerms, type TermsValues } from './terms-form.ts';

const line = (catalogItemId: string | null, remainingQuantity = '5') =>
  ({ catalogItemId, supplyCoverage: { remainingQuantity } }) as RequisitionLine;

const card = (id: string, ...counterpartyIds: string[]) =>
  ({ id, suppliers: counterpartyIds.map((counterpartyId) => ({ counterpartyId, name: counterpartyId })) }) as never;

const recipient = (given: Partial<Recipient>) =>
  ({
    status: 'sent',
    channel: 'email',
    email: 'a@b.ru',
    sentAt: '2026-11-20T08:00:00Z',
    firstViewedAt: null,
    ...given,
  }) as Recipient;

test('suppliers are proposed by how many lines they supply, those of the requisition first, the excluded never', () => {
  const candidates = [
    { counterpartyId: 'c', name: 'c', status: 'candidate' },
    { counterpartyId: 'x', name: 'x', status: 'excluded' },
  ] as Requisition['suppliers'];
  const proposed = proposeSuppliers(
    [line('1'), line('2'), line(null)],
    [card('1', 'a', 'b', 'x'), card('2', 'b')],
    candidates,
  );
  assert.deepEqual(
    proposed.map(({ counterpartyId, covers }) => [counterpartyId, covers]),
    [
      ['c', 0],
      ['b', 2],
      ['a', 1],
    ],
  );
});

test('a line that is covered whole is not asked for by itself', () => {
  assert.deepEqual(
    [isWanted(line('1', '0')), isWanted(line('1', '0.000')), isWanted(line('1', '0.5'))],
    [false, false, true],
  );
});

test('a letter goes to the contact who gets requests, else to the main one, else to the company', () => {
  const party = (contacts: object[], email: string | null = 'office@x.ru') => ({ contacts, email }) as Counterparty;
  const main = { email: 'main@x.ru', isPrimary: true, receivesRfq: false };
  assert.equal(addressOf(party([main, { email: 'rfq@x.ru', isPrimary: false, receivesRfq: true }])), 'rfq@x.ru');
  assert.equal(addressOf(party([main])), 'main@x.ru');
  assert.equal(addressOf(party([{ email: null, isPrimary: true, receivesRfq: true }])), 'office@x.ru');
  assert.equal(addressOf(party([], null)), null);
});

test('a timeline tells what happened in its order', () => {
  const names = (given: Partial<Recipient>) => stepsOf(recipient(given)).map(({ name }) => name);
  assert.deepEqual(names({ status: 'pending', sentAt: null }), []);
  assert.deepEqual(names({ status: 'delivery_failed' }), ['sent', 'undelivered']);
  assert.deepEqual(names({ status: 'quoted', firstViewedAt: '2026-11-20T09:00:00Z' }), ['sent', 'viewed', 'quoted']);
  assert.deepEqual(names({ status: 'viewed', firstViewedAt: '2026-11-20T09:00:00Z' }), ['sent', 'viewed']);
});

test('who answered, declined or has no address is not reminded', () => {
  const remindable = (given: Partial<Recipient>) => isRemindable(recipient(given));
  assert.deepEqual(
    [remindable({}), remindable({ status: 'quoted' }), remindable({ email: null }), remindable({ channel: 'link' })],
    [true, false, false, false],
  );
  assert.deepEqual(
    [remindable({ channel: 'messenger', email: null }), remindable({ channel: 'messenger', status: 'declined' })],
    [true, false],
  );
});

test('who was taken out is not counted', () => {
  const { all, quoted, waiting } = progressOf([
    recipient({ status: 'quoted' }),
    recipient({ status: 'revoked' }),
    recipient({ status: 'pending', sentAt: null }),
  ]);
  assert.deepEqual([all, quoted, waiting], [2, 1, 1]);
});

test('a deadline ends a working day of the portal', () => {
  const friday = new Date('2026-11-20T21:30:00Z');
  assert.equal(deadlineIn(1, friday, 'UTC'), '2026-11-23T18:00');
  assert.equal(deadlineIn(3, friday, 'Europe/Moscow'), '2026-11-24T18:00');
});

test('only terms that differ are sent', () => {
  const before: TermsValues = {
    title: 'Цемент',
    responseDeadline: '2026-11-23T18:00',
    message: '',
    paymentTerms: '',
    deliveryTerms: '',
    deliveryAddress: 'Москва',
    currency: '',
    vatMode: 'included',
    quoteMode: 'selected_lines',
    allowAnalogs: true,
    sealed: false,
  };
  assert.deepEqual(changedTerms(before, { ...before }), {});
  assert.deepEqual(changedTerms(before, { ...before, deliveryAddress: ' ', paymentTerms: '30 дней' }), {
    deliveryAddress: null,
    paymentTerms: '30 дней',
  });
});

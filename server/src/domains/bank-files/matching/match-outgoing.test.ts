import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { Payee } from '../../counterparties/payees.ts';
import { spellingOf } from './find-number.ts';
import { matchOutgoing } from './match-outgoing.ts';
import type { Candidate } from './propose-payment.ts';

const side = {
  name: 'ООО «Цементный двор»',
  inn: '7736050003',
  kpp: null,
  account: null,
  bank: null,
  bik: null,
  correspondentAccount: null,
};

const payee: Payee = {
  counterpartyId: 'c',
  name: 'ООО «Цементный двор»',
  fullName: null,
  kind: 'legal_entity',
  inn: '7736050003',
  kpp: null,
  status: 'active',
  requisites: [],
};

const owing = (externalNumber: string, left = '1000', externalDate = '2026-11-12'): Candidate => ({
  id: externalNumber,
  number: `INV-${externalNumber}`,
  externalNumber,
  externalDate,
  counterpartyId: 'c',
  currency: 'RUB',
  status: 'approved',
  onHoldUntil: null,
  outstanding: left,
  spelling: spellingOf(externalNumber),
  left: new Exact(left),
});

/** What a purpose finds among invoices: `number amount`, with `!` where it is exact. */
function found(purpose: string, amount: string, ...invoices: Candidate[]): string[] {
  const [outcome] = matchOutgoing([{ amount, purpose, payee: side }], [payee], () => invoices);
  const mark = outcome?.proposal?.exact ? '!' : '';
  return (outcome?.proposal?.allocations ?? []).map((one) => `${one.externalNumber} ${one.amount}${mark}`);
}

test('a number is found as people write it: other letters, dashes, spaces, several in a row', () => {
  assert.deepEqual(found('Оплата по счету № СЧ 1045', '1000', owing('СЧ-1045')), ['СЧ-1045 1000.00!']);
  assert.deepEqual(found('опл. сч.cч1045 от 12.11.26г.', '1000', owing('СЧ-1045')), ['СЧ-1045 1000.00!']);
  assert.deepEqual(found('Invoice AB-17/2', '1000', owing('АВ-17/2')), ['АВ-17/2 1000.00!']);
  assert.deepEqual(found('По счетам 5,6 и 7', '3000', owing('5'), owing('6'), owing('7'), owing('8')), [
    '5 1000.00!',
    '6 1000.00!',
    '7 1000.00!',
  ]);
});

test('a number is not found in a date, a sum, a percentage, VAT, a contract or a longer number', () => {
  for (const purpose of [
    'Оплата от 15.11.2026',
    'Счет б/н, сумма 15-00',
    'Счет б/н на 15 руб.',
    'Счет б/н НДС 15%',
    'Счет б/н. В т.ч. НДС (22%) - 15.00 руб.',
    'Счет б/н по договору № 15 от 01.02.2026',
    'Счет № 2015',
    'Счет № 15а',
    'Счет-фактура № 15',
  ])
    assert.deepEqual(found(purpose, '999', owing('15')), [], purpose);
});

test('of two invoices with one number the one whose day is named is paid', () => {
  const two = [owing('15', '1000', '2025-11-12'), { ...owing('15', '1000', '2026-11-12'), id: 'new' }];
  const [outcome] = matchOutgoing(
    [{ amount: '1000', purpose: 'Счет 15 от 12.11.2026', payee: side }],
    [payee],
    () => two,
  );
  assert.deepEqual(
    outcome?.proposal?.allocations.map(({ invoiceId }) => invoiceId),
    ['new'],
  );
  assert.ok(outcome?.proposal?.exact);
  const [unsure] = matchOutgoing([{ amount: '1000', purpose: 'Счет 15', payee: side }], [payee], () => [
    owing('15', '1000', '2025-11-12'),
    owing('15'),
  ]);
  assert.deepEqual([unsure?.proposal?.exact, unsure?.proposal?.remarks], [false, ['several_with_this_number']]);
});

test('an amount alone takes nothing that another document asks for by its number, and nothing where another invoice is named', () => {
  const invoices = [owing('СЧ-1045')];
  const documents = ['За товар', 'Оплата по счету СЧ-1045'].map((purpose) => ({
    amount: '1000',
    purpose,
    payee: side,
  }));
  const [vague, named] = matchOutgoing(documents, [payee], () => invoices);
  assert.deepEqual([vague?.status, named?.status], ['unmatched', 'proposed']);
  assert.deepEqual(found('Оплата по счету № 77', '1000', owing('СЧ-1045')), []);
  assert.deepEqual(found('За товар', '1000', owing('СЧ-1045')), ['СЧ-1045 1000.00']);
});

test('more than is owed is never exact, and nobody is paid more than he asks', () => {
  assert.deepEqual(found('Счет СЧ-1045', '1000.01', owing('СЧ-1045')), ['СЧ-1045 1000.00']);
  assert.deepEqual(found('Счет СЧ-1045', '999.99', owing('СЧ-1045')), ['СЧ-1045 999.99']);
});

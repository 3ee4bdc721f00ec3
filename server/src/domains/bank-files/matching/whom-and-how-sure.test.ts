import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StatementParty } from '../../../kernel/integrations/ports/statements.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { Payee } from '../../counterparties/payees.ts';
import { spellingOf } from './find-number.ts';
import { counterpartyOf, matchOutgoing } from './match-outgoing.ts';
import type { Candidate } from './propose-payment.ts';

const side = (more: Partial<StatementParty> = {}): StatementParty => ({
  name: 'ООО «Цементный двор»',
  inn: '7736050003',
  kpp: '773601001',
  account: '40702810938000000001',
  bank: null,
  bik: null,
  correspondentAccount: null,
  ...more,
});

const payee = (counterpartyId: string, more: Partial<Payee> = {}, account: string | null = null): Payee => ({
  counterpartyId,
  name: 'ООО «Цементный двор»',
  fullName: null,
  kind: 'legal_entity',
  inn: '7736050003',
  kpp: '773601001',
  status: 'active',
  requisites: [
    {
      bankName: null,
      bik: null,
      checkingAccount: account,
      correspondentAccount: null,
      currency: 'RUB',
      isPrimary: true,
    },
  ],
  ...more,
});

const owing = (counterpartyId: string, more: Partial<Candidate> = {}): Candidate => ({
  id: `invoice of ${counterpartyId}`,
  number: 'INV-2026-0001',
  externalNumber: 'СЧ-1045',
  externalDate: '2026-11-12',
  counterpartyId,
  currency: 'RUB',
  status: 'approved',
  onHoldUntil: null,
  outstanding: '1000',
  spelling: spellingOf('СЧ-1045'),
  left: new Exact('1000'),
  ...more,
});

const byName = 'Оплата по счету СЧ-1045 от 12.11.2026';

const matched = (purpose: string, amount: string, payees: readonly Payee[], invoice: Partial<Candidate> = {}) => {
  const [outcome] = matchOutgoing([{ amount, purpose, payee: side() }], payees, (id) => [owing(id, invoice)]);
  const { confidence, exact, remarks = [], foundIn = [] } = outcome?.proposal ?? {};
  return { whom: outcome?.counterpartyId, confidence, exact, remarks, found: foundIn.map(({ what }) => what) };
};

test('of branches with one INN the money went to the one with the KPP of the document', () => {
  const branches = [payee('moscow'), payee('tver', { kpp: '695001001' })];
  assert.equal(counterpartyOf(side(), branches), 'moscow');
  assert.equal(counterpartyOf(side({ kpp: '695001001' }), branches), 'tver');
  assert.equal(counterpartyOf(side({ kpp: null }), branches), null);
});

test('an account tells whom a document is with only where nobody has its INN', () => {
  const [known, other] = [payee('inn'), payee('account', { inn: null }, '40702810938000000001')];
  assert.equal(counterpartyOf(side(), [known, other]), 'inn');
  assert.equal(counterpartyOf(side({ inn: null }), [known, other]), 'account');
  assert.equal(counterpartyOf(side({ inn: '5001007322' }), [known, other]), 'account');
  assert.equal(counterpartyOf(side({ inn: null, account: null }), [known, other]), null);
});

test('number, day, INN and the whole amount together are exact, and as sure as it gets', () => {
  assert.deepEqual(matched(byName, '1000', [payee('c')]), {
    whom: 'c',
    confidence: 99,
    exact: true,
    remarks: [],
    found: ['counterparty_inn', 'invoice_number', 'invoice_date', 'amount'],
  });
});

test('a payment of a part is less sure, and is not applied by itself', () => {
  const { confidence, exact, remarks } = matched(byName, '400', [payee('c')]);
  assert.deepEqual([confidence, exact, remarks], [84, false, ['partial']]);
});

test('another day of the invoice is a doubt; so is more money than is owed', () => {
  const late = matched('Оплата по счету СЧ-1045 от 13.11.2026', '1000', [payee('c')]);
  assert.deepEqual([late.confidence, late.exact, late.remarks], [65, false, ['date_differs']]);
  const more = matched(byName, '1500', [payee('c')]);
  assert.deepEqual([more.confidence, more.exact, more.remarks], [54, false, ['exceeds_what_is_owed']]);
});

test('an amount that one invoice alone owes is a guess, and says so', () => {
  const guess = matched('За цемент', '1000', [payee('c')]);
  assert.deepEqual(
    [guess.confidence, guess.exact, guess.remarks, guess.found],
    [60, false, ['amount_alone'], ['counterparty_inn', 'amount']],
  );
  assert.equal(matched('За цемент', '999', [payee('c')]).confidence, undefined);
});

test('an invoice that is not approved or on hold is proposed with that remark', () => {
  assert.deepEqual(matched(byName, '1000', [payee('c')], { status: 'received' }).remarks, ['not_approved']);
  assert.deepEqual(matched(byName, '1000', [payee('c')], { onHoldUntil: '2026-12-01' }).remarks, ['on_hold']);
});

test('an invoice that owes nothing any more was paid before, and is paid no second time', () => {
  const before = matched(byName, '1000', [payee('c')], { left: new Exact(0) });
  assert.deepEqual([before.confidence, before.exact, before.remarks], [90, false, ['already_paid']]);
});

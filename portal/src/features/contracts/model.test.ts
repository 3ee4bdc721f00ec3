import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../../test/draw.ts';
import { changesOf, contractValuesOf, newContract, newContractBodyOf } from './contract-values.ts';
import { dayAfter, daysLeft, usageTone, usedShare } from './model.ts';
import { moveName, partedMoves } from './moves.ts';

const cement = {
  ...{ id: 'c1', number: '47/2026', title: 'Поставка цемента', kind: 'supply', counterpartyId: 'yard' },
  ...{ counterparty: { name: 'Двор', inn: null }, sellerProfileId: 's1', parentId: null, date: '2026-03-01' },
  ...{ validFrom: '2026-03-01', validTo: '2026-12-31', autoRenew: false, renewalMonths: 12, amountLimit: '1000.50' },
  ...{ limitPolicy: 'block', usedAmount: '0', currency: 'CNY', paymentTerms: null, comment: null, status: 'active' },
  ...{ paymentDays: 14, customFields: {}, version: 3 },
} as never;

test('days are counted to the last one, over months, years and leap days', () => {
  const left = (validTo: string | null, day: string, status = 'active') =>
    daysLeft({ validTo, status: status as 'active' }, day);
  assert.equal(left('2026-12-31', '2026-12-31'), 0);
  assert.equal(left('2028-03-01', '2028-02-28'), 2);
  assert.equal(left('2026-12-30', '2026-12-31'), -1);
  assert.equal(left(null, '2026-12-31'), undefined);
  assert.equal(left('2026-12-31', '2026-12-01', 'terminated'), undefined, 'what has ended has no days left');
  assert.equal(dayAfter('2026-12-15', 30), '2027-01-14');
});

test('the share of a limit is exact to a hundredth of a percent, and none where there is no limit', () => {
  const share = (usedAmount: string, amountLimit: string | null) => usedShare({ usedAmount, amountLimit });
  assert.equal(share('333.33', '1000'), '0.3333');
  assert.equal(share('90071992547409.93', '90071992547409.94'), '0.9999', 'not full before it is');
  assert.equal(share('12', '10'), '1.2');
  assert.equal(share('0', null), undefined);
  assert.equal(share('5', '0'), undefined);
  assert.deepEqual(['0.5', '0.8', '1', '1.2'].map(usageTone), ['good', 'warning', 'bad', 'bad']);
});

test('a new contract says no more than was typed, and an annex names its contract', () => {
  const typed = {
    ...newContract('2026-11-25'),
    number: '1',
    title: 'Цемент',
    counterparty: { id: 'yard', label: 'Д' },
  };
  const body = newContractBodyOf(typed);
  assert.deepEqual([body.counterpartyId, body.date, body.kind], ['yard', '2026-11-25', 'supply']);
  const { currency, validFrom, sellerProfileId, paymentDays } = body;
  assert.deepEqual([currency, validFrom, sellerProfileId, paymentDays], [undefined, null, null, null]);
  assert.ok(!('parentId' in body) && !('counterparty' in body));
  const annex = newContractBodyOf(newContract('2026-11-25', cement), 'c1');
  assert.deepEqual([annex.parentId, annex.counterpartyId, annex.currency], ['c1', 'yard', 'CNY']);
  assert.deepEqual([annex.sellerProfileId, annex.validTo, annex.limitPolicy], ['s1', '2026-12-31', 'block']);
});

test('only what was changed is sent, and an emptied field is nothing', () => {
  const before = contractValuesOf(cement);
  assert.deepEqual(changesOf(before, before), {});
  assert.deepEqual(changesOf({ ...before, validTo: '', amountLimit: null, renewalMonths: '6' }, before), {
    ...{ validTo: null, amountLimit: null, renewalMonths: 6 },
  });
  assert.deepEqual(changesOf({ ...before, paymentDays: '0' }, before), { paymentDays: 0 });
  assert.deepEqual(changesOf({ ...before, paymentDays: null }, before), { paymentDays: null });
});

test('what comes next is one move, and what needs a reason or leads back waits beside it', () => {
  const move = (to: string, ...requires: string[]) => ({ to, requires }) as never;
  const [sign, back, suspend] = [move('active', 'validity'), move('draft'), move('suspended', 'reason')];
  assert.deepEqual(partedMoves([back, sign]), { next: sign, others: [back] });
  assert.deepEqual(partedMoves([suspend]), { next: undefined, others: [suspend] });
  assert.equal(moveName({ status: 'on_signing' }, sign), 'Ввести в действие');
  assert.equal(moveName({ status: 'suspended' }, sign), 'Возобновить');
  assert.equal(
    spoken('en', () => moveName({ status: 'active' }, { to: 'terminated' })),
    'Terminate',
  );
});

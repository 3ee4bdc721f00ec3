import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requisitionFlow } from '../../../nouns/requisition-flow.ts';
import { lifecycle, nextStatus } from './lifecycle.ts';
import { Refusal } from './problems/errors.ts';

const document = lifecycle('draft', {
  issue: { from: ['draft'], to: 'issued' },
  void: { from: ['issued'], to: 'void' },
  cancel: { from: ['draft', 'issued'], to: 'cancelled' },
});

const table: Array<
  [move: 'issue' | 'void' | 'cancel', from: 'draft' | 'issued' | 'void' | 'cancelled', to: string | null]
> = [
  ['issue', 'draft', 'issued'],
  ['issue', 'issued', null],
  ['void', 'issued', 'void'],
  ['void', 'draft', null],
  ['cancel', 'draft', 'cancelled'],
  ['cancel', 'void', null],
];

for (const [move, from, to] of table) {
  test(to ? `${move} goes from ${from} to ${to}` : `${move} is refused from ${from}`, () => {
    if (to) assert.equal(document.next(move, from), to);
    else assert.throws(() => document.next(move, from), { code: 'invalid_state_transition' });
  });
}

test('a refused move names where the record may go instead', () => {
  assert.throws(
    () => document.next('void', 'draft'),
    (error: unknown) => {
      assert.ok(error instanceof Refusal);
      assert.deepEqual(error.members, { from: 'draft', to: 'void', allowed: ['issued', 'cancelled'] });
      return true;
    },
  );
});

test('a refused move calls statuses by their words', () => {
  assert.throws(
    () => nextStatus(requisitionFlow, 'submit', 'cancelled'),
    (error: unknown) => {
      assert.ok(error instanceof Refusal);
      assert.deepEqual(error.detail, {
        en: 'Cannot go from “Cancelled” to “Awaiting approval”.',
        ru: 'Переход из «Отменена» в «На согласовании» невозможен.',
      });
      return true;
    },
  );
});

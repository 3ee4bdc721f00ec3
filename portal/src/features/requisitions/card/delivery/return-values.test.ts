import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftToReturn, returnBodyOf } from './return-values.ts';

const line = (id: string, receivedQuantity: string, returnedQuantity: string) => ({
  ...{ id, procurementItemId: `need ${id}`, receivedQuantity, returnedQuantity },
});
const receipt = { id: 'r1', lines: [line('a', '10', '3'), line('b', '2.5', '2.5')] } as never;

test('what has come and not gone back may be returned; a line that went back whole is not offered', () => {
  assert.deepEqual(leftToReturn(receipt), [{ id: 'a', procurementItemId: 'need a', left: '7.000000' }]);
});

test('lines without a quantity stay out of the return', () => {
  const values = {
    quantities: { a: '3', b: null },
    reason: 'damaged',
    comment: ' Отсырели ',
    expectsReplacement: true,
  };
  assert.deepEqual(returnBodyOf(receipt, values as never), {
    ...{ receiptId: 'r1', reason: 'damaged', comment: 'Отсырели', expectsReplacement: true },
    lines: [{ receiptLineId: 'a', quantity: '3' }],
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedVersions } from './compare-versions.ts';
import type { HeldVersion } from './read-versions.ts';

const line = (rfqItemId: string, price: string, more: object = {}) => ({
  ...{ rfqItemId, procurementItemId: null, position: Number(rfqItemId), price },
  ...more,
});

const version = (n: number, lines: object[], terms: object = {}) =>
  ({ quoteId: 'q', n, currency: 'RUB', validUntil: null, ...terms, lines }) as unknown as HeldVersion;

const changesOf = (...versions: HeldVersion[]) => comparedVersions(versions).map(({ n, changes }) => ({ n, changes }));

test('versions come the latest first; the first of all changed nothing', () => {
  const [second, first] = changesOf(version(1, []), version(2, []));
  assert.deepEqual(first, { n: 1, changes: null });
  assert.deepEqual(second, { n: 2, changes: { terms: [], lines: [] } });
});

test('a changed term is told with what it was', () => {
  const [second] = changesOf(version(1, []), version(2, [], { validUntil: '2031-01-01', currency: 'USD' }));
  assert.deepEqual(second?.changes?.terms, [
    { field: 'currency', from: 'RUB', to: 'USD' },
    { field: 'validUntil', from: null, to: '2031-01-01' },
  ]);
});

test('a changed line is told field by field, wherever it stands now', () => {
  const before = version(1, [line('1', '90'), line('2', '10')]);
  const after = version(2, [line('2', '10'), line('1', '85', { moq: '5' })]);
  assert.deepEqual(
    changesOf(before, after)[0]?.changes?.lines.map(({ position, field, from, to }) => [position, field, from, to]),
    [
      [1, 'price', '90', '85'],
      [1, 'moq', null, '5'],
    ],
  );
});

test('a line that came or went is told whole, by its price', () => {
  const lines = changesOf(version(1, [line('1', '90')]), version(2, [line('2', '10')]))[0]?.changes?.lines;
  assert.deepEqual(
    lines?.map(({ position, field, from, to }) => [position, field, from, to]),
    [
      [1, 'line', '90', null],
      [2, 'line', null, '10'],
    ],
  );
});

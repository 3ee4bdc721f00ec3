import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byRecord, kindsLike } from './event-kinds.ts';

const kind = (name: string, stable = true) => ({ name, stable, entityType: name.split('.').at(-2) ?? '' });

const kinds = [
  kind('invoice.matched', false),
  kind('integration_api.invoice.created'),
  kind('integration_api.procurement.status_changed'),
];

const names = (typed: string) => kindsLike(kinds, typed).map(({ name }) => name);

test('an event is found by its name and by what it means', () => {
  assert.deepEqual(names('procurement'), ['integration_api.procurement.status_changed']);
  assert.deepEqual(names(' Смена СТАТУСА '), ['integration_api.procurement.status_changed']);
  assert.deepEqual(names('склад'), []);
});

test('events that are promised to stay come first', () => {
  assert.deepEqual(names('invoice'), ['integration_api.invoice.created', 'invoice.matched']);
});

test('events of one record stand together', () => {
  assert.deepEqual(
    byRecord(kindsLike(kinds, '')).map(([record, held]) => [record, held.length]),
    [
      ['invoice', 2],
      ['procurement', 1],
    ],
  );
});
